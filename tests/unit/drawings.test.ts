import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {layOutBoth} from '../../plugins/remark/diagrams/figure';
import {providerNetwork} from '../../plugins/remark/data-blocks/provider-network';
import {DOT} from '../../plugins/remark/diagrams/boxes';
import {type Point, type Rect, isTouching, stretchesOf} from '../../plugins/remark/diagrams/geometry';
import {type PlacedNode} from '../../plugins/remark/diagrams/layout';
import {LINE, SIZES, widthOf} from '../../plugins/remark/diagrams/measure';
import {parseDiagram} from '../../plugins/remark/diagrams/parse';
import {TALL, WIDE} from '../../plugins/remark/diagrams/style';
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

/** The same as in geometry.ts, but half a pixel more doesn't matter. */
const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** What the words of a node fill: as draw.ts puts them. */
const textOf = ({node, box, lines, pad}: PlacedNode): Rect => {
  const width = Math.max(...lines.map(({value, voice}) => widthOf(value, voice)));
  const height = lines.length * LINE;
  const x = node.kind === 'user' ? box.x + (box.width - width) / 2 : box.x + pad;
  return {x, y: box.y + (box.height - height) / 2, width, height};
};

const isOnEdge = ({x, y}: Point, {box}: PlacedNode) =>
  isTouching({x, y, width: 0, height: 0}, box, 1) && !isTouching({x, y, width: 0, height: 0}, box, -1);

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
