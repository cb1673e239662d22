import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadPages} from '../../plugins/remark/load-pages';
import {run, Failure} from './processes';
import {outerEnvironment} from './runtimes';
import {isInstalled} from './servers';

const ACTIONLINT = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';

const TITLE = /\btitle="\.github\/workflows\/[\w.-]+\.ya?ml"/;

/** Seconds: the first time, it is compiled. */
const LIMIT = 300;

interface Workflow {
  /** Where a reader finds it. */
  place: string;
  text: string;
}

function workflowsOfPages(): Workflow[] {
  const workflows: Workflow[] = [];
  for (const {file, tree} of loadPages())
    visit(tree, 'code', ({meta, value, position}: Code) => {
      // One that shows a part of a file says so.
      if (TITLE.test(meta ?? '') && !/\b(?:fragment|unchecked)=/.test(meta ?? ''))
        workflows.push({place: `${file}:${position?.start.line ?? 1}`, text: `${value}\n`});
    });
  return workflows;
}

const lint = async (paths: readonly string[], cwd: string): Promise<string[]> => {
  try {
    // Its other checkers are programs that aren't everywhere.
    const command = ['go', 'run', ACTIONLINT, '-oneline', '-no-color', '-shellcheck=', '-pyflakes=', ...paths];
    await run(command, {cwd, env: outerEnvironment()}, LIMIT);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter((line) => !line.startsWith('exit status'));
  }
};

/**
 * Checks the workflows that pages show, and those of this repository.
 *
 * @returns one sentence per problem, with the place
 */
export async function checkWorkflows(say: (line: string) => void): Promise<string[]> {
  if (!isInstalled('go')) {
    say('workflows: not checked: no Go on this machine');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  try {
    const shown = workflowsOfPages();
    mkdirSync(folder, {recursive: true});
    const files = shown.map(({text}, index) => {
      const name = `${index}.yaml`;
      writeFileSync(join(folder, name), text);
      return name;
    });
    const ofPages = files.length ? await lint(files, folder) : [];
    const own = readdirSync('.github/workflows').map((name) => join('.github/workflows', name));
    const problems = [
      ...ofPages.map((line) => line.replace(/^(\d+)\.yaml/, (_, index: string) => shown[Number(index)]?.place ?? '')),
      ...(await lint(own, resolve('.'))),
    ];
    say(`workflows: ${shown.length} of pages and ${own.length} of this repository, ${problems.length} problems`);
    return problems;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
