// The preview as a writer experiences it, in a copy of the repository: until the browser shows the first page, next to stock
// Docusaurus, and from each kind of edit until the browser shows it. tests/e2e/preview.spec.ts checks that they show at all.
import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {browserPath} from '../tools/browser.mjs';
import {EDITS, RESTART, open, startServer} from './dev-server.mjs';
import {DOCUSAURUS, ROOT, TYPESCRIPT, copySite, makeStockSite} from './sites.mjs';

const FIRST = '/docs/intro';
/** What follows an edit, such as navbar and footer after a token, or an opened page, ends before the next. In milliseconds. */
const SETTLED = 5000;

async function timeEdit(page, folder, {file, edit}, rounds) {
  const target = join(folder, file);
  const before = readFileSync(target, 'utf8');
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const word = `Zq${'abcdefghij'[round % 10]}${round}`;
    const text = edit(before, word);
    if (text === before) throw new Error(`${file}: the edit finds nothing to change. Mend bench/dev-server.mjs.`);
    writeFileSync(target, text);
    const started = performance.now();
    // Waits in the page: asking it all the time would slow down what is measured.
    const shows = (wanted) => document.body.textContent.includes(wanted);
    // A restart loads the page again, which ends the wait.
    while (!(await page.waitForFunction(shows, word, {polling: 'raf', timeout: 60_000}).catch(() => null)))
      if (performance.now() - started > 60_000) throw new Error(`${file}: no edit shown within a minute.`);
    times.push(`${Math.round(performance.now() - started)} ms`);
    await sleep(SETTLED);
  }
  writeFileSync(target, before);
  await sleep(SETTLED);
  return times.join(', ');
}

/** Prints milliseconds. */
export async function measurePreview({port, rounds}) {
  console.log(`load average         ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
  const address = `http://localhost:${port}`;
  const listen = ['--port', String(port)];
  const [stock, own] = ['preview-stock', 'preview-own'].map((name) => join(ROOT, name));
  makeStockSite(stock);
  copySite(own);
  const starts = {
    stock: [stock, [...DOCUSAURUS, 'start', '--no-open', ...listen]],
    'this site': [own, [resolve(TYPESCRIPT), resolve('tools/preview.ts'), ...listen]],
  };
  const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  let server;
  try {
    for (const [name, [folder, args]] of Object.entries(starts))
      for (const cache of ['no cache', 'its cache']) {
        await server?.stop();
        server = await startServer(page, folder, args, address + FIRST);
        console.log(`first page, ${name}, ${cache}: ${server.ready} ms`);
      }
    for (const edit of [...EDITS, RESTART]) {
      await open(page, address + edit.path);
      await sleep(SETTLED);
      console.log(`${edit.name.padEnd(20)} ${await timeEdit(page, own, edit, rounds)}`);
    }
  } finally {
    await server?.stop();
    await browser.close();
  }
}
