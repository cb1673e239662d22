import {readdirSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {loadPages} from '../../plugins/remark/load-pages';
import {temporaryFolder} from '../../tools/temporary-folder';
import {isInstalled, outerEnvironment, Running} from './processes';

const HERE = 'examples/runner';

/** At the version of go.mod. Its other checkers are programs that aren't everywhere. */
const ACTIONLINT = ['go', '-C', HERE, 'tool', 'actionlint', '-oneline', '-no-color', '-shellcheck=', '-pyflakes='];

const TITLE = /\btitle="\.github\/workflows\/[\w.-]+\.ya?ml"/;

/** Seconds: the first time, it is compiled. */
const LIMIT = 300;

/** A workflow of a page, and the line of the page where it begins. */
interface Workflow {
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
  const own = readdirSync('.github/workflows').map((name) => resolve('.github/workflows', name));
  const files = shown.map((_, index) => join(folder, `${index}.yaml`));
  shown.forEach(({text}, index) => writeFileSync(files[index] ?? '', text));
  const lint = new Running([...ACTIONLINT, ...files, ...own], {env: outerEnvironment()});
  const how = await lint.within(LIMIT);
  if (how === undefined) await lint.kill();
  const lines = lint.output.split('\n').filter((line) => line.trim() && !/^(?:exit status|go: )/.test(line));
  const atPlace = (problem: string): string =>
    problem.replace(/^(.*?):(\d+):\d+/, (_, path: string, line: string) => {
      const place = resolve(HERE, path);
      const workflow = shown[files.indexOf(place)];
      return workflow ? `${workflow.file}:${workflow.line + Number(line) - 1}` : `${relative('.', place)}:${line}`;
    });
  const problems = how === '0' ? [] : lines.map(atPlace);
  if (how !== '0' && !problems.length) problems.push(`actionlint ended with ${how ?? 'nothing'}: ${lint.output}`);
  say(`workflows: ${shown.length} of pages and ${own.length} of this repository, problems: ${problems.length}`);
  return problems;
}
