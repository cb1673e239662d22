import {site} from '../../../config/site';
import {checkCommandLine, knownCommands} from '../command-line';
import {type Fence, placeOfFence} from '../fences';
import {shellCommands} from '../shell-words';

const SHELLS = new Set(['shell', 'powershell']);

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

/** Every line of a shell block that calls the tool must parse against the command data. */
export function checkCommandLines(fences: Fence[]): string[] {
  const known = knownCommands();
  return fences
    .filter((fence) => SHELLS.has(fence.lang))
    .flatMap((fence) =>
      shellCommands(fence.value).flatMap((command) => {
        const [program = '', ...rest] = programWords(command.words);
        if (program.replace(/@.*$/, '') !== site.slug) return [];
        return checkCommandLine(rest, known).map((problem) => `${placeOfFence(fence, command.line)}: ${problem}`);
      }),
    );
}
