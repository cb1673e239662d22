import {evaluate} from '@mdx-js/mdx';
import type {Root, RootContent} from 'hast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {linesOf} from '../../plugins/rehype/staged-rendering/lines';
import {recmaParts} from '../../plugins/rehype/staged-rendering/recma-parts';
import {rehypeStagedRendering} from '../../plugins/rehype/staged-rendering/rehype-staged-rendering';
import {Part} from '../../src/components/StagedRendering/Part';

/** A paragraph of two lines. */
const block = (id: number): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {id: `${id}`},
  children: [{type: 'text', value: 'x'.repeat(85)}],
});
const esm = {type: 'mdxjsEsm', value: "import a from 'a';"} as RootContent;

const heading = (tagName: string): RootContent => ({type: 'element', tagName, properties: {}, children: []});

interface Component {
  name: string;
  attributes: {name: string}[];
  children: RootContent[];
}

const isFold = (node: RootContent): node is RootContent & Component => 'name' in node && node.name === 'BelowFold';
const blocksOf = (list: RootContent[]) => list.filter(({type}) => type !== 'text');
const partsOf = (fold: Component) =>
  blocksOf(fold.children).map((part) => blocksOf((part as RootContent & Component).children));

/** The blocks of a page, with a line break after each as in real trees; says what is above its folds and which parts below. */
function split(...blocks: RootContent[]): {
  aboveOnPhones: RootContent[];
  above: RootContent[];
  parts: RootContent[][];
  below: RootContent[] | undefined;
} {
  const tree: Root = {type: 'root', children: blocks.flatMap((one) => [one, {type: 'text', value: '\n'}])};
  rehypeStagedRendering()(tree);
  const aboveOnPhones = blocksOf(tree.children.filter((one) => !isFold(one)));
  const outer = tree.children.find(isFold);
  const between = outer?.attributes.length ? partsOf(outer).flat() : [];
  const fold = outer?.attributes.length ? between.find(isFold) : outer;
  const parts = fold && partsOf(fold);
  return {
    aboveOnPhones,
    above: [...aboveOnPhones, ...between.filter((one) => !isFold(one))],
    parts: parts ?? [],
    below: parts?.flat(),
  };
}

const page = (count: number) => Array.from({length: count}, (_, index) => block(index));

describe('the first screen', () => {
  it('keeps the first blocks and leaves all others, in their order, for later', () => {
    const blocks = page(30);
    const {aboveOnPhones, above, below} = split(...blocks);
    expect(aboveOnPhones).toEqual(blocks.slice(0, 8));
    expect(above).toEqual(blocks.slice(0, 14));
    expect(below).toEqual(blocks.slice(14));
  });

  it('begins a part with each heading of the two upper levels', () => {
    const {parts} = split(...page(15), heading('h2'), block(1), heading('h4'), heading('h3'), ...page(5));
    expect(parts.map((part) => part.length)).toEqual([1, 3, 6]);
  });

  it('divides a page inside its steps', () => {
    const steps = {type: 'mdxJsxFlowElement', name: 'Steps', attributes: [], children: page(30)} as RootContent;
    const {above, below} = split(...page(4), steps, ...page(3));
    const [shown] = above.slice(4) as (RootContent & {children: RootContent[]})[];
    const inner = {name: 'BelowFold', attributes: [], children: [{children: page(30).slice(10)}]};
    const outer = {name: 'BelowFold', attributes: [{name: 'onPhones'}]};
    expect(shown?.children.slice(0, 4)).toEqual(page(4));
    expect(shown?.children.slice(4)).toMatchObject([{...outer, children: [{children: [...page(10).slice(4), inner]}]}]);
    expect(below).toEqual(page(3));
  });

  it('takes a block for as many lines as it shows', () => {
    const jsx = (name: string, attributes: object[], ...children: RootContent[]) =>
      ({type: 'mdxJsxFlowElement', name, attributes, children}) as RootContent;
    expect(linesOf(block(1))).toBe(2);
    expect(linesOf(jsx('CodeFrame', [{type: 'mdxJsxAttribute', name: 'html', value: '1\n2\n3'}]))).toBe(5);
    expect(linesOf(jsx('Tabs', [], jsx('TabItem', [], ...page(1)), jsx('TabItem', [], ...page(3))))).toBe(8);
    expect(linesOf(jsx('Admonition', [], ...page(2)))).toBe(4);
    expect(linesOf(jsx('Diagram', []))).toBe(12);
    expect(linesOf(esm)).toBe(0);
  });

  it('leaves a short page whole', () => {
    const {aboveOnPhones, above, below} = split(...page(20));
    expect(aboveOnPhones).toHaveLength(8);
    expect(above).toHaveLength(20);
    expect(below).toBeUndefined();
    expect(split(...page(14)).aboveOnPhones).toHaveLength(14);
  });

  it('counts no import, and leaves each where a module has it', () => {
    const {above, below} = split(esm, ...page(20), esm, ...page(2));
    expect(above.filter((one) => one === esm)).toHaveLength(2);
    expect(below).toHaveLength(8);
    expect(below).not.toContain(esm);
  });

  it('makes a part only when its turn comes, with all that it holds', async () => {
    const {default: Content} = await evaluate('<Part><Made name="a" /></Part>\n\n<Part>b <Made name="c" /></Part>', {
      ...runtime,
      recmaPlugins: [recmaParts],
    });
    const made: string[] = [];
    const Made = ({name}: {name: string}) => {
      made.push(name);
      return name;
    };
    const waiting: (() => unknown[])[] = [];
    const Waiting = ({children: [make]}: {children: [() => unknown[]]}) => {
      waiting.push(make);
      return null;
    };
    expect(renderToStaticMarkup(createElement(Content, {components: {Part: Waiting, Made}}))).toBe('\n');
    expect(made).toEqual([]);
    expect(waiting.map((make) => make().length)).toEqual([1, 2]);
    expect(renderToStaticMarkup(createElement(Content, {components: {Part, Made}}))).toBe('a\nb c');
    expect(made).toEqual(['a', 'c']);
  });
});
