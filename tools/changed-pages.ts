// Lists the pages whose text differs from another commit, in the summary of a run on GitHub, or else in its log: data and
// plugins change pages that the diff doesn't show. It informs, and fails nothing. With --code, it lists the code of these pages
// that is gone or new: an edit of words leaves none, and each line is a change of facts that somebody should be able to name.
// Usage: jiti tools/changed-pages.ts [COMMIT] [--code]
import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {baseOf, git} from './changes';
import {type Texts, codeChanges, compare, listChanges} from './compare-pages';
import {temporaryFolder} from './temporary-folder';

/** Prints the text of every page of the checkout that it runs in, by that checkout's own code. */
async function printTexts(): Promise<void> {
  const {agentFiles} = (await import(resolve('plugins/outputs/markdown/agent-files.ts'))) as {
    agentFiles: () => {path: string; make: () => unknown}[];
  };
  const pages = agentFiles().filter(({path}) => path.endsWith('.md') && !path.startsWith('/.well-known/'));
  const texts = pages.map(async ({path, make}) => [path.replace(/\.md$/, ''), await make()] as const);
  process.stdout.write(JSON.stringify(await Promise.all(texts)));
}

function textsIn(folder: string): Texts {
  const args = [resolve('node_modules/jiti/bin/jiti.js'), __filename, '--texts'];
  const options = {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe'} as const;
  return new Map(JSON.parse(execFileSync(process.execPath, args, options)) as [string, string][]);
}

/** The texts of a commit, from a checkout of its own that shares the packages of this one, and what was drawn here. */
function textsOf(commit: string): Texts {
  const folder = join(temporaryFolder(), 'base');
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit);
    mkdirSync('.cache', {recursive: true});
    for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(folder, name), 'dir');
    return textsIn(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

async function main(): Promise<void> {
  const options = {code: {type: 'boolean'}, texts: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.texts) return printTexts();
  const base = baseOf(positionals[0]);
  const [before, after] = [textsOf(base), textsIn('.')];
  if (values.code) return console.log(codeChanges(before, after).join('\n'));
  const changes = compare(before, after);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  const list = (most: number) => listChanges(changes, after.size, base.slice(0, 8), most).join('\n');
  if (summary) appendFileSync(summary, `## Changed pages\n\n${list(200)}\n`);
  else console.log(list(20));
}

main().catch((error: Error) => {
  console.log(`The changed pages can’t be listed: ${error.message.split('\n')[0]}`);
});
