import {readFileSync} from 'node:fs';
import type {Code, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {layOutBoth} from '../../plugins/remark/diagrams/figure';
import {providerNetwork} from '../../plugins/remark/data-blocks/provider-network';
import {DOT} from '../../plugins/remark/diagrams/boxes';
import type {Point, Rect} from '../../plugins/remark/diagrams/geometry';
import {type PlacedNode, firstNarrow} from '../../plugins/remark/diagrams/layout';
import {LINE, SIZES, widthOf} from '../../plugins/remark/diagrams/measure';
import {parseDiagram} from '../../plugins/remark/diagrams/parse';
import {remarkDiagrams} from '../../plugins/remark/diagrams/remark-diagrams';
import {TALL, WIDE} from '../../plugins/remark/diagrams/style';
import {diagramText} from '../../plugins/remark/diagrams/text-alternative';
import {loadNetworks} from '../../plugins/pages/data/networks';
import {pageFiles} from '../../plugins/pages/page';
import {expandTokens, tokenValues} from '../../plugins/pages/tokens';

const FENCE = /^```diagram\n([\s\S]*?)^```/gm;

const written = pageFiles().flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(FENCE)].map((match, index) => ({
    name: `${file} (${index + 1})`,
    source: expandTokens(match[1] ?? '', tokenValues(site)),
  })),
);

/** Fences that data blocks make. */
const made = Object.keys(loadNetworks()).map((provider) => ({
  name: `the network on ${provider}`,
  source: providerNetwork(provider).flatMap((node) => (node.type === 'code' ? node.value : []))[0] ?? '',
}));

const diagrams = [...written, ...made].map(({name, source}) => ({name, layouts: layOutBoth(parseDiagram(source))}));

const drawings = diagrams.flatMap(({name, layouts}) => [
  {name: `${name} wide`, layout: layouts.wide, limit: WIDE},
  {name: `${name} tall`, layout: layouts.tall, limit: TALL},
]);

const pairs = <T>(items: T[]): [T, T][] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));

/** Whether two rectangles share any point when `gap` px are kept between them. */
const isTouching = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** The rectangles that a wire fills, stretch by stretch. */
const stretchesOf = (points: Point[]): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });

/** What the words of a node fill: as draw.ts puts them. */
const textOf = ({node, box, lines, pad}: PlacedNode): Rect => {
  const width = Math.max(...lines.map(({value, voice}) => widthOf(value, voice)));
  const height = lines.length * LINE;
  const x = node.kind === 'user' ? box.x + (box.width - width) / 2 : box.x + pad;
  return {x, y: box.y + (box.height - height) / 2, width, height};
};

const isOnEdge = ({x, y}: Point, {box}: PlacedNode) =>
  isTouching({x, y, width: 0, height: 0}, box, 1) && !isTouching({x, y, width: 0, height: 0}, box, -1);

describe('the first attempt that is narrow enough', () => {
  const tryFrom = (guess: number, first: number) => {
    const tries: number[] = [];
    const found = firstNarrow(6, guess, (index) => {
      tries.push(index);
      return index >= first;
    });
    return {found, tries};
  };

  it.each([0, 1, 2, 3, 4, 5])('is the same from a guess of %i', (guess) => {
    for (const first of [0, 1, 2, 3, 4, 5, 6]) expect(tryFrom(guess, first).found).toBe(first);
  });

  it('takes two tries from a good guess', () => {
    expect(tryFrom(3, 3).tries).toEqual([3, 2]);
    expect(tryFrom(2, 3).tries).toEqual([2, 3]);
    expect(tryFrom(0, 0).tries).toEqual([0]);
  });
});

describe('every diagram of the docs', () => {
  it('exists', () => expect(diagrams.length).toBeGreaterThan(0));

  describe.each(drawings)('$name', ({layout, limit}) => {
    const {nodes, wires, zones, dots, width, height} = layout;
    const boxes = nodes.map(({box}) => box);

    it('needs no scaling down', () => expect(width).toBeLessThanOrEqual(limit.width));

    it('is seen whole, without scrolling', () => expect(height).toBeLessThanOrEqual(limit.height));

    it('keeps boxes apart', () => {
      for (const [a, b] of pairs(boxes)) expect(isTouching(a, b, 4)).toBe(false);
    });

    it('keeps texts inside their boxes', () => {
      for (const {box, lines} of nodes) {
        for (const {value, voice} of lines) expect(widthOf(value, voice)).toBeLessThan(box.width);
      }
    });

    it('ends wires on the edges of their boxes', () => {
      for (const {wire, points} of wires) {
        const [from, to] = [wire.from, wire.to].map((id) => nodes.find(({node}) => node.id === id));
        const [start, end] = [points[0], points.at(-1)];
        expect(from && start && isOnEdge(start, from)).toBe(true);
        expect(to && end && isOnEdge(end, to)).toBe(true);
      }
    });

    it('leads wires around the other boxes', () => {
      for (const {wire, points} of wires) {
        const others = nodes.filter(({node}) => node.id !== wire.from && node.id !== wire.to);
        for (const stretch of stretchesOf(points))
          for (const {box} of others) expect(isTouching(stretch, box)).toBe(false);
      }
    });

    it('keeps labels of wires clear of boxes and of each other', () => {
      const labels = wires.flatMap(({label}) => label ?? []);
      for (const [a, b] of pairs(labels)) expect(isTouching(a.box, b.box)).toBe(false);
      for (const {box} of labels) for (const other of boxes) expect(isTouching(box, other)).toBe(false);
    });

    it('keeps labels of wires and zones clear of the wires of others', () => {
      const labels = [...wires, ...zones].flatMap((owner) => (owner.label ? [{owner, box: owner.label.box}] : []));
      const crossed = labels.flatMap(({owner, box}) =>
        wires
          .filter((wire) => wire !== owner && stretchesOf(wire.points).some((stretch) => isTouching(stretch, box)))
          .map(({wire}) => `${owner.label?.lines.join(' ')} on ${wire.from} to ${wire.to}`),
      );
      expect(crossed).toEqual([]);
    });

    it('keeps labels of zones clear of those of wires', () => {
      const labels = wires.flatMap(({label}) => label?.box ?? []);
      for (const zone of zones) for (const box of labels) expect(isTouching(zone.label.box, box)).toBe(false);
    });

    it('keeps dots clear of texts', () => {
      const circles = dots.map(({x, y}) => ({x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT}));
      const texts = [...nodes.map(textOf), ...[...wires, ...zones].flatMap(({label}) => label?.box ?? [])];
      for (const circle of circles) for (const text of texts) expect(isTouching(circle, text, 1)).toBe(false);
    });

    it('keeps everything inside', () => {
      const drawing: Rect = {x: 0, y: 0, width, height};
      const texts = [...zones, ...wires].flatMap(({label}) => label?.box ?? []);
      for (const part of [...boxes, ...wires.flatMap(({points}) => stretchesOf(points)), ...texts]) {
        expect(isWithin(part, drawing)).toBe(true);
      }
    });

    it('keeps the nodes of a zone in it', () => {
      for (const zone of zones)
        for (const box of boxes) expect(isWithin(box, zone.box)).toBe(isTouching(box, zone.box));
    });
  });

  it('has no text smaller than 12 px', () => expect(Math.min(...Object.values(SIZES))).toBeGreaterThanOrEqual(12));
});

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

  it('keeps title and alt for other outputs', () => {
    const figure = run(VALID);
    expect(figure && diagramText(figure)).toEqual({title: 'Two nodes', alt: 'One calls two.'});
    expect(diagramText({type: 'paragraph'})).toBeUndefined();
  });

  it('draws the same every time', () => {
    const diagram = parseDiagram(VALID);
    expect(layOutBoth(diagram)).toEqual(layOutBoth(diagram));
  });

  it.each([
    [
      'a wire to an unknown node',
      VALID.replace('to: two', 'to: three'),
      'docs/page.mdx:17: The wire names an unknown node three. Nodes are one, two.',
    ],
    ['a wire to itself', VALID.replace('to: two', 'to: one'), 'docs/page.mdx:17: The wire joins one to itself.'],
    ['a second wire', `${VALID}  - {from: one, to: two}\n`, 'docs/page.mdx:18: A second wire goes from one to two.'],
    ['one id twice', VALID.replace('id: two', 'id: one'), 'docs/page.mdx:15: Two nodes have the id one.'],
    [
      'no alt',
      VALID.replace('alt: One calls two.\n', ''),
      'docs/page.mdx:11: alt: alt is missing: describe the whole picture in one to three sentences',
    ],
    [
      'an alt without a full stop',
      VALID.replace('calls two.', 'calls two'),
      'docs/page.mdx:12: alt: alt must be one or more full sentences',
    ],
    ['no title', VALID.replace('title: Two nodes\n', ''), 'title is missing'],
    [
      'a long label',
      VALID.replace('label: two', 'label: two and a half and then some'),
      'docs/page.mdx:15: nodes.1.label: label "two and a half and then some" has 28 characters: shorten it to 22.',
    ],
    ['a long wire label', VALID.replace('label: calls', 'label: calls again and again'), 'shorten it to 16'],
    ['a bare number as label', VALID.replace('label: calls', 'label: 80'), 'put numbers, yes and no in quotes'],
    ['an unknown kind', VALID.replace('live: true', 'kind: cloud'), 'kind must be box, store, file or user'],
    [
      'an unknown key',
      VALID.replace('live: true', 'color: red'),
      'docs/page.mdx:15: nodes.1: Unrecognized key: "color"',
    ],
    ['broken YAML', VALID.replace('live: true}', 'live: true'), 'The diagram is not valid YAML'],
    [
      'a zone with an unknown node',
      `${VALID}zones:\n  - {id: z, label: zone, nodes: [six]}\n`,
      'docs/page.mdx:19: Zone z names an unknown node six.',
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

  it('stops at a diagram that is taller than a window', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    const nodes = names.map((id) => `  - {id: ${id}, label: ABCDEFGHIJKLMNOP}`);
    const wires = names.slice(1).map((id, index) => `  - {from: ${names[index]}, to: ${id}, label: and then}`);
    expect(() =>
      run(`title: Tall\nalt: It is tall.\nnodes:\n${nodes.join('\n')}\nwires:\n${wires.join('\n')}\n`),
    ).toThrow(/larger than 702 by 640 px. Shorten labels/);
  });

  it('puts the label of a narrow zone beside the wires that cross it', () => {
    const source = `title: Through
alt: One calls two, which calls three.
zones:
  - {id: z, label: the zone in between, nodes: [two]}
nodes:
  - {id: one, label: one}
  - {id: two, label: two}
  - {id: three, label: three}
wires:
  - {from: one, to: two}
  - {from: two, to: three}
`;
    const {zones, wires} = layOutBoth(parseDiagram(source)).tall;
    const [zone] = zones;
    for (const {points} of wires)
      for (const stretch of stretchesOf(points)) expect(zone && isTouching(stretch, zone.label.box)).toBe(false);
  });
});
