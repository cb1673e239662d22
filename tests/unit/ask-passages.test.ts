import type {Paragraph, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {passagesOf} from '../../plugins/outputs/ask/passages';
import {remarkDiagrams} from '../../plugins/remark/diagrams/remark-diagrams';
import {blocks, code, text} from '../../plugins/pages/mdast/build';
import type {Page} from '../../plugins/pages/page';
import {sectionRecords} from '../../plugins/outputs/search/section-records';

const DIAGRAM = `title: Two modes
alt: The old task serves until the new one is healthy. Then it stops.
zones:
  - {id: roll, label: 'balanced, high_availability', nodes: [old, new]}
nodes:
  - {id: old, label: Old task}
  - {id: new, label: New task}
wires:
  - {from: old, to: new, label: traffic}
`;

function pageWith(children: RootContent[]): Page {
  const tree: Root = {type: 'root', children};
  void remarkDiagrams()(tree, new VFile(), () => undefined);
  return {
    file: 'docs/concepts/accounts.mdx',
    permalink: '/docs/concepts/accounts',
    frontMatter: {title: 'A page', description: 'What it is about.', keywords: ['one', 'two', 'three']},
    source: '',
    tree,
  };
}

describe('passagesOf', () => {
  const page = pageWith([...blocks('Intro.'), code('diagram', DIAGRAM)]);

  it('quotes the text alternative of a diagram, and none of its labels', () => {
    const [section] = passagesOf([page], []).pages[0]?.sections ?? [];
    expect(section?.[5]).toEqual([
      {kind: 'text', text: 'What it is about.'},
      {kind: 'text', text: 'Intro.'},
      {kind: 'text', text: 'The old task serves until the new one is healthy. Then it stops.'},
    ]);
  });

  it('joins the title of an admonition to what it announces', () => {
    const label: Paragraph = {
      type: 'paragraph',
      data: {directiveLabel: true} as Paragraph['data'] & object,
      children: [text('It asks nothing')],
    };
    const caution = {type: 'containerDirective', name: 'caution', children: [label, ...blocks('Save `data` first.')]};
    const [section] = passagesOf([pageWith([caution as RootContent])], []).pages[0]?.sections ?? [];
    expect(section?.[5].at(-1)).toEqual({kind: 'text', text: ['It asks nothing: Save ', 'data', ' first.']});
  });

  it('finds the text alternative in the search as it reads', () => {
    expect(sectionRecords([page])[0]?.content).toBe(
      'What it is about. Intro. The old task serves until the new one is healthy. Then it stops.',
    );
  });
});
