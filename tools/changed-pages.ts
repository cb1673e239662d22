// Shows how the text of the pages differs from another commit, in the summary of a run on GitHub, or else in its log: data and
// plugins change pages that the diff doesn't show. It informs, and fails nothing. With --code, it shows the code of these pages
// that is gone or new: an edit of words leaves none, and each line is a change of facts that somebody should be able to name.
// Usage: jiti tools/changed-pages.ts [COMMIT] [--code]
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {baseOf, git} from './changes';
import {temporaryFolder} from './temporary-folder';

/** A block with its fence, or a span; a span of several backticks may hold single ones. */
const CODE = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1?\2 *$|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/gm;

const {values, positionals} = parseArgs({
  options: {code: {type: 'boolean', default: false}, into: {type: 'string'}},
  allowPositionals: true,
});

/** Writes what a reader sees of every page, or its code, by the code of the checkout that it runs in. */
async function writeTexts(folder: string): Promise<void> {
  const {agentFiles} = (await import(resolve('plugins/outputs/markdown/agent-files.ts'))) as {
    agentFiles: () => {path: string; make: () => unknown}[];
  };
  for (const {path, make} of agentFiles().filter((file) => /^\/(?!\.well-known).*\.md$/.test(file.path))) {
    // The day of its last commit isn't its text.
    const text = String(await make()).replace(/^last_updated: .*\n/m, '');
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    // In an order of its own, so that code which only moved doesn't show.
    writeFileSync(join(folder, path), values.code ? `${(text.match(CODE) ?? []).sort().join('\n')}\n` : text);
  }
}

function textsIn(checkout: string, into: string): void {
  const args = [resolve('node_modules/jiti/bin/jiti.js'), __filename, '--into', into];
  execFileSync(process.execPath, values.code ? [...args, '--code'] : args, {cwd: checkout, stdio: 'pipe'});
}

/** The texts of a commit, from a checkout of its own that shares the packages of this one, and what was drawn here. */
function textsOf(commit: string, into: string): void {
  const checkout = join(temporaryFolder(), 'base');
  try {
    git('worktree', 'add', '--detach', '--force', checkout, commit);
    mkdirSync('.cache', {recursive: true});
    for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(checkout, name), 'dir');
    textsIn(checkout, into);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}

async function main(): Promise<void> {
  if (values.into) return writeTexts(values.into);
  const base = baseOf(positionals[0]);
  const folder = temporaryFolder();
  const [before, after] = ['before', 'after'].map((name) => join(folder, name)) as [string, string];
  textsOf(base, before);
  textsIn('.', after);
  const how = values.code ? ['--unified=0', '--no-prefix'] : ['--stat=100'];
  const {stdout} = spawnSync('git', ['diff', '--no-index', ...how, 'before', 'after'], {cwd: folder, encoding: 'utf8'});
  const title = stdout ? `Pages that differ from ${base.slice(0, 8)}:` : `No page differs from ${base.slice(0, 8)}.`;
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## Changed pages\n\n${title}\n\n\`\`\`text\n${stdout}\`\`\`\n`);
  else console.log(`${title}\n${stdout}`);
}

main().catch((error: Error) => {
  console.log(`The changed pages can’t be listed: ${error.message.split('\n')[0]}`);
});
