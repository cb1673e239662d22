// Fixes what can be fixed without thinking: format, lint, styles, Markdown, the word list, the addresses of the site, and
// who reviews changes.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, resolve} from 'node:path';
import {site} from '../config/site';

const MARKDOWN = ['markdownlint-cli2', '--fix'];
const STEPS = [
  ['oxlint', '--fix'],
  ['stylelint', '--fix', 'src/**/*.css'],
  // After those that change code.
  ['oxfmt'],
  MARKDOWN,
  ['jiti', 'tools/docusaurus.ts', 'data:routes'],
];

const env = {...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)};

const run = ([command = '', ...args]: string[], stdio: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(command, args, {stdio, env, shell: process.platform === 'win32'}).status;

/** Text of words.txt, one word a line, sorted as its check wants it and each word once. */
export function sortWords(text: string): string {
  const words = new Map<string, string>();
  for (const word of text.split(/\r?\n/).filter(Boolean)) {
    // The check takes two spellings of one word for the same; the first stays.
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  const sorted = [...words.values()].sort((left, right) => left.localeCompare(right, 'en', {sensitivity: 'base'}));
  return `${sorted.join('\n')}\n`;
}

export const CODE_OWNERS = '.github/CODEOWNERS';

/** Text of that file; empty if the site has no owner, and then there's no file. */
export const codeOwners = (owner: string): string =>
  owner && `# Written by npm run fix from config/site.ts.\n* ${owner}\n`;

function main(): void {
  rmSync(CODE_OWNERS, {force: true});
  if (site.owner) writeFileSync(CODE_OWNERS, codeOwners(site.owner));
  writeFileSync('words.txt', sortWords(readFileSync('words.txt', 'utf8')));
  // Two passes: only once the first has removed the blanks after a heading does the second see that a blank line is
  // missing.
  run(MARKDOWN, 'ignore');
  for (const step of STEPS) {
    const status = run(step);
    // The next step can still fix its part.
    if (status) process.exitCode = 1;
  }
  if (process.exitCode) console.error('Something is left to mend by hand: npm run check says where.');
}

if (process.argv[1] === __filename) main();
