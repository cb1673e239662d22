// Fixes what needs no thought: format, lint, styles, Markdown, the word list, the site's addresses, and who reviews changes.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {site} from '../config/site';

// oxfmt comes after those that change code. Markdown's second pass sees what is wrong once the first has changed it.
const STEPS = [
  'oxlint --fix',
  'stylelint --fix "src/**/*.css"',
  'oxfmt',
  'markdownlint-cli2 --fix || markdownlint-cli2 --fix',
  'jiti tools/docusaurus.ts data:routes',
];

/** Lines in the order of the alphabet, each once. */
const sortLines = (text: string): string =>
  `${[...new Set(text.split(/\r?\n/).filter(Boolean))].sort((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`;

export const CODE_OWNERS = '.github/CODEOWNERS';

/** Text of that file; empty if the site has no owner, and then there's no file. */
export const codeOwners = (owner: string): string =>
  owner && `# Written by npm run fix from config/site.ts.\n* ${owner}\n`;

function main(): void {
  rmSync(CODE_OWNERS, {force: true});
  if (site.owner) writeFileSync(CODE_OWNERS, codeOwners(site.owner));
  writeFileSync('words.txt', sortLines(readFileSync('words.txt', 'utf8')));
  for (const step of STEPS) if (spawnSync(step, {stdio: 'inherit', shell: true}).status) process.exitCode = 1;
  if (process.exitCode) console.error('Something is left to mend by hand: npm run check says where.');
}

if (process.argv[1] === __filename) main();
