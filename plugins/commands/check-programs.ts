import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {temporaryFolder} from '../../tools/temporary-folder';
import {loadVersions} from '../pages/data/versions';
import {loadPages} from '../remark/load-pages';
import {reportFindings} from './report-findings';

interface Program {
  /** `docs/concepts/pulumi.mdx` and the line of the block's first line of code. */
  file: string;
  line: number;
  code: string;
}

const MOST_OUTPUT = 1 << 26;

/** TypeScript blocks that import a package of src/data/versions.yaml, with the packages that they import. */
function programs(): {found: Program[]; packages: Map<string, string>} {
  const known = Object.values(loadVersions().packages);
  const found: Program[] = [];
  const packages = new Map<string, string>();
  for (const {file, tree} of loadPages())
    visit(tree, 'code', ({lang, value, position}: Code) => {
      const imported = known.filter(({name}) => new RegExp(String.raw`\bfrom ["']${name}["']`).test(value));
      if (lang !== 'typescript' || !imported.length) return;
      found.push({file, line: (position?.start.line ?? 0) + 1, code: value});
      for (const {name, version} of imported) packages.set(name, version);
    });
  return {found, packages};
}

function run(command: string, args: string[], cwd: string): string {
  const {stdout, stderr, error} = spawnSync(command, args, {cwd, encoding: 'utf8', maxBuffer: MOST_OUTPUT});
  if (error) throw new Error(`${command} did not run: ${error.message}`);
  return `${stdout}\n${stderr}`;
}

/** What the compiler says of each program, at its line in the page. */
export function problemsOfPrograms(folder: string, found: readonly Program[]): string[] {
  found.forEach(({code}, index) => writeFileSync(join(folder, `${index}.ts`), code));
  const options = '--noEmit --pretty false --strict --skipLibCheck --target es2022 --module nodenext'.split(' ');
  const names = found.map((_, index) => `${index}.ts`);
  const output = run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, ...names], folder);
  return [...output.matchAll(/^(?:(\d+)\.ts\((\d+),\d+\): )?error (.*)$/gm)].map(([, index, line, message]) => {
    const program = found[Number(index)];
    return program ? `${program.file}:${program.line + Number(line) - 1}: ${message}` : `${message}`;
  });
}

/**
 * Type-checks the programs on the pages against the packages that they import. It installs those, so it needs the
 * registry: a scheduled job.
 */
export function checkPrograms(): void {
  const {found, packages} = programs();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "commonjs"}');
  const wanted = [...packages].map(([name, version]) => `${name}@${version}`);
  const said = run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], folder);
  if (/npm error/i.test(said)) throw new Error(`npm installed nothing: ${said.trim()}`);
  const problems = problemsOfPrograms(folder, found);
  reportFindings(problems);
  console.log(`${found.length} programs that import ${[...packages.keys()].join(', ')}: ${problems.length} problems`);
  if (!found.length) process.exitCode = 1;
}
