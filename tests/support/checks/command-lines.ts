import {site} from '../../../config/site';
import {checkCommandLine, knownCommands} from '../command-line';
import {type Fence, placeOfFence} from '../fences';
import {shellCommands} from '../shell-words';

const WITH_COMMANDS = new Set(['shell', 'powershell', 'text', 'prompt']);

/** Words of a command after variable assignments and runners such as `sudo` or `npx -y`. */
export function programWords(words: string[]): string[] {
  let rest = words;
  while (rest[0] !== undefined && /^\w+=/.test(rest[0])) rest = rest.slice(1);
  if (rest[0] === 'sudo' || rest[0] === 'exec' || rest[0] === 'time') return programWords(rest.slice(1));
  if (rest[0] === 'npx') {
    rest = rest.slice(1);
    while (rest[0]?.startsWith('-')) rest = rest.slice(1);
  }
  return rest;
}

/** Commands in the text of a prompt, which somebody's agent runs. */
const inPrompt = (text: string): {line: number; source: string}[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(/`([^`]+)`/g)].map(([, source = '']) => ({line: index + 1, source})));

const commandsOf = ({lang, value}: Fence): ReturnType<typeof shellCommands> =>
  lang === 'text' || lang === 'prompt'
    ? inPrompt(value).flatMap(({line, source}) => shellCommands(source).map((command) => ({...command, line})))
    : shellCommands(value);

/** Every command of the tool in a shell block or a prompt must parse against the command data. */
export function checkCommandLines(fences: Fence[]): string[] {
  const known = knownCommands();
  return fences
    .filter((fence) => WITH_COMMANDS.has(fence.lang))
    .flatMap((fence) =>
      commandsOf(fence).flatMap((command) => {
        const [program = '', ...rest] = programWords(command.words);
        if (program.replace(/@.*$/, '') !== site.slug) return [];
        return checkCommandLine(rest, known).map((problem) => `${placeOfFence(fence, command.line)}: ${problem}`);
      }),
    );
}
