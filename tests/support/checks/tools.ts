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

const PYTHON = `
import ast, sys, warnings
warnings.simplefilter('error')
for path in sys.argv[1:]:
    try:
        ast.parse(open(path, encoding='utf-8').read())
    except (SyntaxError, SyntaxWarning) as error:
        print(f'{path}:{error.lineno or 1}: {error.msg}')
`;

/** Programs that read code without running it. What is in other languages is an example, which `npm run examples` runs. */
export const TOOLS = {
  bash: {
    extension: 'sh',
    command: ['bash', '-c', 'for file; do bash -n "$file" 2>&1; done', 'bash'],
    said: /^(\d+)\.sh: line (\d+): (.*)$/gm,
  },
  python3: {extension: 'py', command: ['python3', '-c', PYTHON], said: /^(\d+)\.py:(\d+): (.*)$/gm},
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** Whether this machine has it. */
export const isInstalled = (name: ToolName): boolean => !spawnSync(name, ['--version'], {stdio: 'ignore'}).error;

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
  for (const [, number, line, message] of `${stdout}\n${stderr}`.matchAll(said))
    problems[Number(number)] ??= {line: Number(line), message: `${name}: ${message}`};
  return problems;
}
