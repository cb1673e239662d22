// Lists the pages whose text differs from another commit, in the summary of a run on GitHub, or else in its log:
// data and plugins change pages that the diff doesn't show. It informs, and fails nothing.
// Usage: jiti tools/changed-pages.ts [COMMIT]
import {execFileSync} from 'node:child_process';
import {appendFileSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {baseOf, git} from './changes';
import {type Texts, asLines, asMarkdown, compare} from './pages/compare';
import {temporaryFolder} from './temporary-folder';

const MOST_TEXT = 2 ** 28;

function textsIn(folder: string): Texts {
  const scripts = [resolve('node_modules/jiti/bin/jiti.js'), join(__dirname, 'page-texts.ts')];
  const output = execFileSync(process.execPath, scripts, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_TEXT,
    stdio: 'pipe',
  });
  return new Map(JSON.parse(output) as [string, string][]);
}

/** The texts of a commit, from a checkout of its own that shares the packages of this one. */
function textsOf(commit: string): Texts {
  const folder = join(temporaryFolder(), 'base');
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    return textsIn(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

function main(wanted: string | undefined): void {
  const base = baseOf(wanted);
  const after = textsIn('.');
  const changes = compare(textsOf(base), after);
  const name = base.slice(0, 8);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, asMarkdown(changes, after.size, name));
  else console.log(asLines(changes, after.size, name).join('\n'));
}

try {
  main(process.argv[2]);
} catch (error) {
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  console.log(`The changed pages can’t be listed: ${reason}`);
}
