// What a rewrite did to code: for each page and data file, the code spans and code blocks that are gone or new since a commit.
// An edit of words leaves none; every line printed here is a change of facts that somebody should be able to name.
// Usage: npm run diff:code -- COMMIT [PATH …]
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

const [commit, ...paths] = process.argv.slice(2);
if (!commit) {
  console.error('Name the commit to compare with: npm run diff:code -- main');
  process.exit(1);
}

/** A block with its fence, or a span; a span of several backticks may hold single ones. */
const CODE = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1?\2 *$|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/gm;

/** How often each piece of code occurs in a text. */
function count(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [code] of text.matchAll(CODE)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});

function before(file: string): string {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return ''; // The page is new.
  }
}

const changed = git(
  'diff',
  '--name-only',
  '--no-renames',
  commit,
  '--',
  ...(paths.length ? paths : ['docs', 'src/data', 'packages/compose-check/data']),
).split('\n');
let places = 0;
for (const file of changed.filter((name) => /\.(mdx?|yaml)$/.test(name))) {
  const old = count(before(file));
  const now = count(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((code) => {
    const more = (now.get(code) ?? 0) - (old.get(code) ?? 0);
    return more ? [`${more > 0 ? '+' : '−'}${Math.abs(more)}  ${code.replaceAll('\n', '\n      ')}`] : [];
  });
  if (lines.length) console.log(`${file}\n  ${lines.join('\n  ')}`);
  places += lines.length;
}
console.log(places ? `${places} differ.` : 'The code of all pages and data is the same.');
