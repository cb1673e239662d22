// Times the preview as a writer experiences it: until the browser shows the first page, next to stock Docusaurus; from
// each kind of edit until the browser shows it; and until a mistake is shown and healed. Works in a copy of the
// repository. tests/e2e/preview.spec.ts checks that they show at all.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {EDITS, PAGE, RESTART, withMistake} from './edits.mjs';
import {open, startServer, textOf, until} from './dev-server.mjs';
import {copySite, makeStockSite} from './sites.mjs';

const FIRST = '/docs/intro';

/** Milliseconds after which an edit is given up. */
const LONGEST = 60_000;

/** What follows an edit, such as navbar and footer after a token, or an opened page, ends before the next. In milliseconds. */
const SETTLED = 5000;

const inMs = (time) => (time === null ? `not within ${LONGEST / 1000} s` : `${time} ms`);

/** Waits in the page: asking it all the time would slow down what is measured. */
const shows = (page, word) =>
  page
    .waitForFunction((text) => document.body.textContent.includes(text), word, {polling: 'raf', timeout: LONGEST})
    .catch(() => false);

async function timeEdit(page, folder, {file, edit}, rounds) {
  const target = join(folder, file);
  const before = readFileSync(target, 'utf8');
  const times = [];
  for (let round = 0; round < rounds && times.at(-1) !== null; round += 1) {
    const word = `Zq${'abcdefghij'[round % 10]}${round}`;
    const text = edit(before, word);
    if (text === before) throw new Error(`${file}: the edit finds nothing to change. Mend bench/edits.mjs.`);
    writeFileSync(target, text);
    times.push(await until(() => shows(page, word), LONGEST));
    await sleep(SETTLED);
  }
  writeFileSync(target, before);
  if (times.at(-1) !== null) await until(async () => !(await textOf(page)).includes('Zq'), LONGEST);
  await sleep(SETTLED);
  return times;
}

async function timeMistake(page, folder, said) {
  const target = join(folder, PAGE.file);
  const before = readFileSync(target, 'utf8');
  const {text, said: sentence} = withMistake(before);
  writeFileSync(target, text);
  const shown = await until(async () => (await textOf(page)).includes(sentence), LONGEST);
  console.log(`mistake, browser     ${inMs(shown)}`);
  console.log(`mistake, terminal    ${said().includes(sentence) ? 'shown' : 'not shown'}: ${sentence}`);
  writeFileSync(target, before);
  console.log(
    `mended               ${inMs(await until(async () => !(await textOf(page)).includes('prodct'), LONGEST))}`,
  );
}

async function timeStarts(page, folder, {args, address}, name) {
  for (const cache of ['no cache', 'its cache']) {
    const server = await startServer(page, folder, args, address + FIRST);
    console.log(`first page, ${name}, ${cache.padEnd(10)} ${server.ready} ms`);
    await server.stop();
  }
}

async function timeEdits(page, folder, {args, address}, rounds) {
  const server = await startServer(page, folder, args, address + FIRST);
  try {
    for (const edit of [...EDITS, RESTART]) {
      await open(page, address + edit.path);
      await sleep(SETTLED);
      console.log(`${edit.name.padEnd(20)} ${(await timeEdit(page, folder, edit, rounds)).map(inMs).join(', ')}`);
    }
    await open(page, address + PAGE.path);
    await timeMistake(page, folder, server.said);
  } finally {
    await server.stop();
  }
}

/** @param port where the preview listens; @param rounds how often each edit is made */
export async function measurePreview({port, rounds}) {
  console.log(`load average         ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
  const address = `http://localhost:${port}`;
  const listen = ['--port', String(port)];
  const own = {args: [resolve('node_modules/jiti/bin/jiti.js'), resolve('tools/preview.ts'), ...listen], address};
  const stock = {args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', ...listen], address};
  const folders = {own: mkdtempSync(join(tmpdir(), 'preview-')), stock: mkdtempSync(join(tmpdir(), 'stock-'))};
  copySite(folders.own);
  makeStockSite(folders.stock);
  const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await timeStarts(page, folders.stock, stock, 'stock');
    await timeStarts(page, folders.own, own, 'this ');
    await timeEdits(page, folders.own, own, rounds);
  } finally {
    await browser.close();
    for (const folder of Object.values(folders)) rmSync(folder, {recursive: true, force: true});
  }
}
