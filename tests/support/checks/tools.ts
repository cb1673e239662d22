import {spawnSync} from 'node:child_process';
import {folderWith} from '../folder-with';
import type {Problem} from './parsers';

interface Tool {
  /** What the files are called: some programs go by it. */
  extension: string;
  /** Program and arguments; the names of the files follow. */
  command: string[];
  /** First group the file's number, second the line, third what is wrong. */
  said: RegExp;
}

/** One process for all files: bash and php take a file each. */
const each = (command: string) => ['bash', '-c', `for file; do ${command} "$file" 2>&1; done`, 'bash'];

const PYTHON = `
import ast, sys, warnings
warnings.simplefilter('error')
for path in sys.argv[1:]:
    try:
        ast.parse(open(path, encoding='utf-8').read())
    except (SyntaxError, SyntaxWarning) as error:
        print(f'{path}:{error.lineno or 1}: {error.msg}')
`;

/** Programs that read code without running it. */
export const TOOLS = {
  bash: {extension: 'sh', command: each('bash -n'), said: /^(\d+)\.sh: line (\d+): (.*)$/gm},
  python3: {extension: 'py', command: ['python3', '-c', PYTHON], said: /^(\d+)\.py:(\d+): (.*)$/gm},
  gofmt: {extension: 'go', command: ['gofmt', '-e', '-l'], said: /^(\d+)\.go:(\d+):\d+: (.*)$/gm},
  ruby: {extension: 'rb', command: each('ruby -c'), said: /^(?:ruby: )?(\d+)\.rb:(\d+): (.*)$/gm},
  php: {extension: 'php', command: each('php -l'), said: /^PHP Parse error: +(.*) in (\d+)\.php on line (\d+)$/gm},
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** Whether this machine has it. */
export const isInstalled = (name: ToolName): boolean =>
  !spawnSync(name, name === 'gofmt' ? ['-h'] : ['--version'], {stdio: 'ignore'}).error;

/**
 * Lets a program read some code.
 *
 * @returns for each piece of code, the first problem that the program found
 * @throws Error when it can't be run
 */
export function readWith(name: ToolName, codes: readonly string[]): (Problem | undefined)[] {
  const {extension, command, said} = TOOLS[name];
  const [program = '', ...args] = command;
  const files = Object.fromEntries(codes.map((code, index) => [`${index}.${extension}`, `${code}\n`]));
  const {stdout, stderr, error} = spawnSync(program, [...args, ...Object.keys(files)], {
    cwd: folderWith(files),
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
    maxBuffer: 1 << 26,
  });
  if (error) throw error;
  const problems: (Problem | undefined)[] = codes.map(() => undefined);
  for (const match of `${stdout}\n${stderr}`.matchAll(said)) {
    // PHP says what is wrong before it says where.
    const [number, line, message] = name === 'php' ? [match[2], match[3], match[1]] : match.slice(1);
    problems[Number(number)] ??= {line: Number(line), message: `${name}: ${message}`};
  }
  return problems;
}
