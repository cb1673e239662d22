import {Worker} from 'node:worker_threads';
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {loadPage} from '../../plugins/pages/load-pages';
import {followReader, pageAhead} from '../../plugins/pages/pages-ahead';
import {remarkUnravel} from '../../plugins/pages/remark-unravel';

const FILE = 'docs/concepts/compose.mdx';

/** A thread that does as it is told: `read` says that the page is read, `stop` ends it. */
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

describe('remarkUnravel', () => {
  const original = createProcessor()
    .attachers.map(([plugin]) => plugin as Plugin)
    .find(({name}) => name === 'remarkMarkAndUnravel') as Plugin;

  const treeAfter = (plugin: Plugin | typeof remarkUnravel, source: string) => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(plugin as Plugin);
    return processor.runSync(processor.parse(source)) as Root;
  };

  it.each([
    ['an element of its own', '<Steps>\n\n1. One\n\n</Steps>'],
    ['an element in a paragraph', 'Words with <Term>a word</Term> in it.'],
    ['a paragraph of one element', '<Term>a word</Term>'],
    ['a paragraph of two, and blanks', '<b>one</b>\n<i>two</i> {three}'],
    ['an element and a word', '<b>one</b> two'],
    ['an expression of its own', '{Product}'],
    ['an expression in a list', '- {Product}\n- <b>x</b>'],
    ['elements in elements', '<div>\n  <p>text</p>\n\n  <b>bold</b>\n</div>'],
  ])('does to %s what MDX does', (_, source) => {
    expect(treeAfter(remarkUnravel, source)).toEqual(treeAfter(original, source));
  });
});
