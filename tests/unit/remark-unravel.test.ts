import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkUnravel} from '../../plugins/pages/remark-unravel';

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
