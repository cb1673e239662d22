import type {Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeFirstScreen} from '../../plugins/first-screen/rehype-first-screen';

const block = (id: number): RootContent => ({type: 'element', tagName: 'p', properties: {id: `${id}`}, children: []});
const esm = {type: 'mdxjsEsm', value: "import a from 'a';"} as RootContent;

/** The blocks of a page, with a line break after each as in real trees; says what is above the fold and what below. */
function split(...blocks: RootContent[]): {above: RootContent[]; below: RootContent[] | undefined} {
  const tree: Root = {type: 'root', children: blocks.flatMap((one) => [one, {type: 'text', value: '\n'}])};
  rehypeFirstScreen()(tree);
  const isFold = (one: RootContent) => 'name' in one && one.name === 'BelowFold';
  const without = (list: RootContent[]) => list.filter(({type}) => type !== 'text');
  const fold = tree.children.find(isFold);
  return {
    above: without(tree.children.filter((one) => !isFold(one))),
    below: fold && 'children' in fold ? without(fold.children as RootContent[]) : undefined,
  };
}

const page = (count: number) => Array.from({length: count}, (_, index) => block(index));

describe('the first screen', () => {
  it('keeps the first blocks and leaves all others, in their order, for later', () => {
    const blocks = page(30);
    const {above, below} = split(...blocks);
    expect(above).toEqual(blocks.slice(0, 10));
    expect(below).toEqual(blocks.slice(10));
  });

  it('leaves a short page whole', () => {
    const {above, below} = split(...page(12));
    expect(above).toHaveLength(12);
    expect(below).toBeUndefined();
  });

  it('counts no import, and leaves each where a module has it', () => {
    const {above, below} = split(esm, ...page(20), esm, ...page(2));
    expect(above.filter((one) => one === esm)).toHaveLength(2);
    expect(below).toHaveLength(12);
    expect(below).not.toContain(esm);
  });
});
