// Fixes what can be fixed without thinking: format, lint, styles, Markdown, the word list and the addresses of the
// site.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {delimiter, resolve} from 'node:path';
import {sortWords} from './support/sort-words.mjs';

const MARKDOWN = ['markdownlint-cli2', '--fix'];
const STEPS = [
  ['oxlint', '--fix'],
  ['stylelint', '--fix', 'src/**/*.css'],
  // After those that change code.
  ['oxfmt'],
  MARKDOWN,
  ['node', 'tools/docusaurus.mjs', 'data:routes'],
];

const env = {...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)};

const run = ([command, ...args], stdio = 'inherit') =>
  spawnSync(command, args, {stdio, env, shell: process.platform === 'win32'}).status;

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
