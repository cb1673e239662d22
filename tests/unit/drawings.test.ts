import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {draw} from '../../plugins/remark/diagrams/draw';
import {layOutBoth} from '../../plugins/remark/diagrams/figure';
import {providerNetwork} from '../../plugins/remark/data-blocks/provider-network';
import {DOT} from '../../plugins/remark/diagrams/boxes';
import {type Rect, isTouching, stretchesOf} from '../../plugins/remark/diagrams/geometry';
import {type PlacedNode} from '../../plugins/remark/diagrams/layout';
import {LINE, SIZES, widthOf} from '../../plugins/remark/diagrams/measure';
import {readYaml} from '../../plugins/pages/data/read-yaml';
import {diagramSchema} from '../../plugins/remark/diagrams/schema';
import {loadNetworks} from '../../plugins/pages/data/facts';
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

// ELK keeps boxes apart and wires on their ways, and what doesn't fit isn't drawn. Labels and dots are placed here.
const diagrams = [...written, ...made].map(({name, source}) => ({
  name,
  layouts: layOutBoth(readYaml(source, diagramSchema).data),
}));

const drawings = diagrams.flatMap(({name, layouts}) => [
  {name: `${name} wide`, layout: layouts.wide},
  {name: `${name} tall`, layout: layouts.tall},
]);

/** Rectangles of one list that touch others of another, with a gap between them in px. */
const touching = (some: readonly Rect[], others: readonly Rect[], gap = 0): [Rect, Rect][] =>
  some.flatMap((one) =>
    others.filter((other) => other !== one && isTouching(one, other, gap)).map((other): [Rect, Rect] => [one, other]),
  );

/** What the words of a node fill: as draw.ts puts them. */
const textOf = ({node, box, lines, pad}: PlacedNode): Rect => {
  const width = Math.max(...lines.map(({value, voice}) => widthOf(value, voice)));
  const height = lines.length * LINE;
  const x = node.kind === 'user' ? box.x + (box.width - width) / 2 : box.x + pad;
  return {x, y: box.y + (box.height - height) / 2, width, height};
};

describe('every diagram of the docs', () => {
  describe.each(drawings)('$name', ({layout: {nodes, wires, zones, dots}}) => {
    const boxes = nodes.map(({box}) => box);
    const ofWires = wires.flatMap(({label}) => label?.box ?? []);
    const ofZones = zones.map(({label}) => label.box);

    it('keeps labels clear of boxes and of each other', () =>
      expect([...touching(ofWires, [...ofWires, ...boxes]), ...touching(ofZones, ofWires)]).toEqual([]));

    it('keeps labels of wires and zones clear of the wires of others', () => {
      const labels = [...wires, ...zones].flatMap((owner) => (owner.label ? [{owner, box: owner.label.box}] : []));
      const crossed = labels.flatMap(({owner, box}) =>
        wires
          .filter((wire) => wire !== owner && stretchesOf(wire.points).some((stretch) => isTouching(stretch, box)))
          .map(({wire}) => `${owner.label?.lines.join(' ')} on ${wire.from} to ${wire.to}`),
      );
      expect(crossed).toEqual([]);
    });

    it('keeps dots clear of texts', () => {
      const circles = dots.map(({x, y}) => ({x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT}));
      expect(touching(circles, [...nodes.map(textOf), ...ofWires, ...ofZones], 1)).toEqual([]);
    });
  });

  it.each(drawings)('$name: no line of text is drawn upon another', ({layout}) => {
    const places: string[] = [];
    visit(draw(layout, '', ''), 'mdxJsxTextElement', ({attributes}) => {
      places.push(JSON.stringify(attributes.slice(1)));
    });
    expect(new Set(places).size).toBe(places.length);
  });

  it('has no text smaller than 12 px', () => expect(Math.min(...Object.values(SIZES))).toBeGreaterThanOrEqual(12));
});
