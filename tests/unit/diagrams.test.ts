import type {Code, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkDiagrams} from '../../plugins/remark/diagrams/remark-diagrams';

const VALID = `title: Two nodes
alt: One calls two.
nodes:
  - {id: one, label: one}
  - {id: two, label: two, live: true}
wires:
  - {from: one, to: two, label: calls}
`;

/** Runs the plugin over a page whose fence begins on line 10. */
function run(value: string): RootContent | undefined {
  const point = {line: 10, column: 1};
  const fence: Code = {type: 'code', lang: 'diagram', value, position: {start: point, end: point}};
  const tree: Root = {type: 'root', children: [fence]};
  const file = new VFile({path: 'docs/page.mdx'});
  void (remarkDiagrams() as (tree: Root, file: VFile) => void)(tree, file);
  return tree.children[0];
}

describe('remarkDiagrams', () => {
  it('makes a figure of two drawings and a caption', () => {
    const figure = run(VALID);
    const parts = (figure as unknown as {children: {name: string}[]}).children.map(({name}) => name);
    expect(parts).toEqual(['svg', 'svg', 'figcaption']);
    expect(JSON.stringify(figure)).toContain('"aria-label","value":"One calls two."');
  });

  it.each([
    [
      'a wire to an unknown node',
      VALID.replace('to: two', 'to: three'),
      'docs/page.mdx:17: wires.0: The wire names an unknown node three. Nodes are one, two.',
    ],
    [
      'a wire to itself',
      VALID.replace('to: two', 'to: one'),
      'docs/page.mdx:17: wires.0: The wire joins one to itself.',
    ],
    [
      'a second wire',
      `${VALID}  - {from: one, to: two}\n`,
      'docs/page.mdx:18: wires.1: A second wire goes from one to two.',
    ],
    [
      'no alt',
      VALID.replace('alt: One calls two.\n', ''),
      'docs/page.mdx:11: alt: alt is missing: describe the whole picture in one to three sentences',
    ],
    [
      'a long label',
      VALID.replace('label: two', 'label: two and a half and then some'),
      'docs/page.mdx:15: nodes.1.label: label "two and a half and then some" has 28 characters: shorten it to 22',
    ],
    ['broken YAML', VALID.replace('live: true}', 'live: true'), 'docs/page.mdx:16: not valid YAML: Flow map'],
    [
      'a zone with an unknown node',
      `${VALID}zones:\n  - {id: z, label: zone, nodes: [six]}\n`,
      'docs/page.mdx:19: zones.0: Zone z names an unknown node six.',
    ],
    [
      'zones that overlap',
      `${VALID.replace('nodes:\n', 'nodes:\n  - {id: far, label: far}\n')}zones:\n  - {id: a, label: a, nodes: [one, two]}\n  - {id: b, label: b, nodes: [two, far]}\n`,
      'Zones a and b overlap. Nest one in the other or give each its own nodes.',
    ],
  ])('stops at %s', (_, source, message) => {
    expect(() => run(source)).toThrow(message);
  });

  it('stops at a diagram that fits no phone', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const nodes = names.map((id) => `  - {id: ${id}, label: ABCDEFGHIJKLMNOPQRSTUV}`);
    const wires = names.slice(1).map((id) => `  - {from: a, to: ${id}}`);
    expect(() =>
      run(`title: Wide\nalt: It is wide.\nnodes:\n${nodes.join('\n')}\nwires:\n${wires.join('\n')}\n`),
    ).toThrow(/does not fit 326 by 740 px on phones. Shorten labels/);
  });
});
