import {readdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadPages} from '../../plugins/remark/load-pages';
import {temporaryFolder} from '../../tools/temporary-folder';
import {run, Failure} from './processes';
import {outerEnvironment} from './runtimes';
import {isInstalled} from './servers';

const ACTIONLINT = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';

const TITLE = /\btitle="\.github\/workflows\/[\w.-]+\.ya?ml"/;

/** Seconds: the first time, it is compiled. */
const LIMIT = 300;

interface Workflow {
  /** The page, and the line of the page where it begins. */
  file: string;
  line: number;
  text: string;
}

function workflowsOfPages(): Workflow[] {
  const workflows: Workflow[] = [];
  for (const {file, tree} of loadPages())
    visit(tree, 'code', ({meta, value, position}: Code) => {
      // One that shows a part of a file says so.
      if (TITLE.test(meta ?? '') && !/\b(?:fragment|unchecked)=/.test(meta ?? ''))
        workflows.push({file, line: (position?.start.line ?? 0) + 1, text: `${value}\n`});
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

/** `2.yaml:3:5: …` becomes the line of the page that shows it. */
const atPage = (problem: string, shown: readonly Workflow[]): string =>
  problem.replace(/^(\d+)\.yaml:(\d+):\d+/, (place, index: string, line: string) => {
    const workflow = shown[Number(index)];
    return workflow ? `${workflow.file}:${workflow.line + Number(line) - 1}` : place;
  });

/**
 * Checks the workflows that pages show, and those of this repository.
 *
 * @returns one sentence per problem, with the place
 */
export async function checkWorkflows(say: (line: string) => void, shown = workflowsOfPages()): Promise<string[]> {
  if (!isInstalled('go')) {
    say('workflows: not checked: no Go on this machine');
    return [];
  }
  const folder = temporaryFolder();
  const files = shown.map(({text}, index) => {
    const name = `${index}.yaml`;
    writeFileSync(join(folder, name), text);
    return name;
  });
  const ofPages = files.length ? await lint(files, folder) : [];
  const own = readdirSync('.github/workflows').map((name) => join('.github/workflows', name));
  const problems = [...ofPages.map((problem) => atPage(problem, shown)), ...(await lint(own, resolve('.')))];
  say(
    `workflows: ${shown.length} of pages and ${own.length} of this repository, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
  );
  return problems;
}
