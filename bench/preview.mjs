// Times the preview as a writer meets it: until the first page answers, from each kind of edit until the browser shows it,
// and until a mistake is shown and healed. Works in a copy of the repository. Not a check: a busy machine is slow.
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {browserPath} from '../.ci/browser.mjs';

const PAGE = {file: 'docs/concepts/domains.mdx', path: '/docs/concepts/domains'};

/** Each edit puts a new word where the browser can see it. */
const EDITS = [
  {name: 'page', ...PAGE, edit: (text, word) => `${text}\n${word}\n`},
  {
    name: 'data file',
    file: 'src/data/glossary.yaml',
    path: '/docs/concepts',
    edit: (text, word) => text.replace(/^( *meaning: )(['"]?)/m, `$1$2${word} `),
  },
  {
    name: 'sidebar',
    file: 'sidebars.ts',
    path: PAGE.path,
    edit: (text, word) => text.replace(/label: 'Managed/, `label: '${word} Managed`),
  },
];

const LONGEST = {start: 300_000, edit: 30_000};
const POLL = 20;

/** Milliseconds until a condition holds; null when it does not within the time. */
async function until(condition, longest) {
  const from = performance.now();
  while (performance.now() - from < longest) {
    if (await condition()) return Math.round(performance.now() - from);
    await sleep(POLL);
  }
  return null;
}

const inMs = (time) => (time === null ? `not within ${LONGEST.edit / 1000} s` : `${time} ms`);

/** What the page and the frame of the overlay say. */
async function textOf(page) {
  const texts = page
    .frames()
    .map((frame) => frame.evaluate(() => document.documentElement.textContent).catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}

function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  execFileSync('git', ['clone', '-q', '.', folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function timeEdit(page, folder, {file, edit}, rounds) {
  const target = join(folder, file);
  const before = readFileSync(target, 'utf8');
  const times = [];
  for (let round = 0; round < rounds && times.at(-1) !== null; round += 1) {
    const word = `Zq${'abcdefghij'[round % 10]}${round}`;
    const text = edit(before, word);
    if (text === before) throw new Error(`${file}: the edit finds nothing to change. Mend EDITS in bench/preview.mjs.`);
    writeFileSync(target, text);
    times.push(await until(async () => (await textOf(page)).includes(word), LONGEST.edit));
  }
  writeFileSync(target, before);
  if (times.at(-1) !== null) await until(async () => !(await textOf(page)).includes('Zq'), LONGEST.edit);
  return times;
}

async function timeMistake(page, folder, said) {
  const target = join(folder, PAGE.file);
  const before = readFileSync(target, 'utf8');
  const line = before.split('\n').length + 1;
  const sentence = `${PAGE.file}:${line}: Unknown token {prodct}`;
  writeFileSync(target, `${before}\n{prodct}\n`);
  const shown = await until(async () => (await textOf(page)).includes(sentence), LONGEST.edit);
  console.log(`mistake, browser     ${inMs(shown)}`);
  console.log(`mistake, terminal    ${said().includes(sentence) ? 'shown' : 'not shown'}: ${sentence}`);
  writeFileSync(target, before);
  console.log(
    `mended               ${inMs(await until(async () => !(await textOf(page)).includes('prodct'), LONGEST.edit))}`,
  );
}

/** @param port where the preview listens; @param rounds how often each edit is made */
export async function measurePreview({port, rounds}) {
  console.log(`load average         ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
  const folder = copyOfRepository();
  const address = `http://localhost:${port}`;
  const started = performance.now();
  const server = spawn('node', ['.ci/preview.mjs', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // The server is a group of its own, which an interrupt of this process does not reach.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      process.kill(-server.pid);
      process.exit(1);
    });
  }
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const isReady = async () => /compiled/i.test(said) && (await fetch(address).catch(() => null))?.ok;
  try {
    if ((await until(isReady, LONGEST.start)) === null)
      throw new Error(`The preview did not start:\n${said.slice(-2000)}`);
    console.log(`first page           ${Math.round(performance.now() - started)} ms`);
    const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    for (const edit of EDITS) {
      await page.goto(address + edit.path, {waitUntil: 'load', timeout: LONGEST.start});
      await page.locator('h1').first().waitFor({timeout: LONGEST.start});
      console.log(`${edit.name.padEnd(20)} ${(await timeEdit(page, folder, edit, rounds)).map(inMs).join(', ')}`);
    }
    await page.goto(address + PAGE.path, {waitUntil: 'load', timeout: LONGEST.start});
    await timeMistake(page, folder, () => said);
    await browser.close();
  } finally {
    process.kill(-server.pid);
    await sleep(1000);
    rmSync(folder, {recursive: true, force: true});
  }
}
