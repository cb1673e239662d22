// Mends what can be mended without thinking: format, lint, styles, Markdown, the word list and the addresses of the site.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const STEPS = [
  ['prettier', '--log-level', 'warn', '--write', '.'],
  ['eslint', '--fix', '.'],
  ['stylelint', '--fix', 'src/**/*.css'],
  ['markdownlint-cli2', '--fix'],
  ['docusaurus', 'data:routes'],
];

function sortWords(file = 'words.txt') {
  const words = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const sorted = [...words].sort((left, right) => left.localeCompare(right, 'en', {sensitivity: 'base'}));
  writeFileSync(file, `${sorted.join('\n')}\n`);
}

sortWords();
for (const [command, ...args] of STEPS) {
  const {status} = spawnSync('npx', [command, ...args], {stdio: 'inherit', shell: process.platform === 'win32'});
  // The next step can mend its own all the same.
  if (status) process.exitCode = 1;
}
if (process.exitCode) console.error('Something is left to mend by hand: npm run check says where.');
