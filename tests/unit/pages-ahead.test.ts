import {Worker} from 'node:worker_threads';
import {describe, expect, it} from 'vitest';
import {loadPage} from '../../plugins/pages/load-pages';
import {followReader, pageAhead} from '../../plugins/pages/pages-ahead';

const FILE = 'docs/concepts/compose.mdx';

/** A thread that does as it is told: the name of a file says that it is read, `stop` ends the thread. */
const reader = () =>
  new Worker(
    `const {parentPort} = require('node:worker_threads');
    parentPort.on('message', (told) => {
      if (told === 'stop') process.exit();
      parentPort.postMessage(told);
    });`,
    {eval: true},
  );

const isSettled = async (promise: Promise<unknown>) => {
  const waiting = Symbol('waiting');
  const first = await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 50, waiting))]);
  return first !== waiting;
};

describe('pages that another thread reads', () => {
  it('are waited for, and are as if they had been read here', async () => {
    const thread = reader();
    followReader(thread);
    const page = pageAhead(FILE);
    expect(await isSettled(page)).toBe(false);
    thread.postMessage(FILE);
    expect(await page).toEqual(loadPage(FILE));
    expect(await pageAhead(FILE)).toEqual(loadPage(FILE));
    await thread.terminate();
  });

  it('are read here when that thread has ended, and a mistake is told with its place', async () => {
    const thread = reader();
    followReader(thread);
    const page = pageAhead('tests/fixtures/pages/wrong-token.mdx');
    expect(await isSettled(page)).toBe(false);
    thread.postMessage('stop');
    await expect(page).rejects.toThrow(/wrong-token\.mdx:9: Unknown token \{Prodct\}/);
  });
});
