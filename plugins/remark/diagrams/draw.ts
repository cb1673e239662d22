import {LID} from './boxes';
import type {Element} from '../../pages/mdast/element';
import {element} from './element';
import type {Label, Layout, PlacedNode, Point, Rect} from './layout';
import {LINE, type Voice} from './measure';
import {arrow, frame, rectangle, round, wirePath} from './shapes';

/** From the top of a line to its baseline, in px. */
const BASELINE = 12.5;
const DOT = 5.5;
const ZONE_RADIUS = 10;

const text = (value: string, voice: Voice, x: number, y: number, anchor?: string): Element =>
  element('text', {className: `diagram-${voice}`, x: round(x), y: round(y), ...(anchor && {textAnchor: anchor})}, [
    value,
  ]);

function nodeTexts({node, box, lines, textX}: PlacedNode & {textX: number}): Element[] {
  const shift = node.kind === 'store' ? LID / 2 : 0;
  const top = box.y + (box.height - lines.length * LINE) / 2 + shift;
  const isCentered = node.kind === 'user';
  return lines.map(({value, voice}, index) =>
    isCentered
      ? text(value, voice, box.x + box.width / 2, top + index * LINE + BASELINE, 'middle')
      : text(value, voice, textX, top + index * LINE + BASELINE),
  );
}

const labelTexts = ({lines, voice, box}: Label): Element[] =>
  lines.map((line, index) => text(line, voice, box.x + box.width / 2, box.y + 1 + index * LINE + BASELINE, 'middle'));

/**
 * Where the dots of a live node sit: at every end that reaches it, else where its own wire begins, else on its edge.
 */
function dotsOf({node, box}: PlacedNode, {wires}: Layout): Point[] {
  if (!node.live) return [];
  const ends = wires.filter(({wire}) => wire.to === node.id).flatMap(({points}) => points.at(-1) ?? []);
  if (ends.length > 0) return ends;
  const own = wires.find(({wire}) => wire.from === node.id);
  return [own?.points[0] ?? {x: box.x, y: box.y + box.height / 2}];
}

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const group = (className: string, children: (Element | undefined)[]): Element | undefined => {
  const present = children.filter((child) => child !== undefined);
  return present.length === 0 ? undefined : element('g', {className: `diagram-${className}`}, present);
};

const path = (className: string, d: string): Element | undefined =>
  d ? element('path', {className: `diagram-${className}`, d}) : undefined;

/** The drawing as one SVG element. */
export function draw(layout: Layout, className: string, alt: string): Element {
  const {width, height, pad, nodes, wires, zones} = layout;
  const labels = wires.flatMap(({label}) => label ?? []);
  const isInZone = ({box}: Label) => zones.some((zone) => isWithin(box, zone.box));
  const live = new Set(nodes.filter(({node}) => node.live).map(({node}) => node.id));
  const heads = wires.filter(({wire}) => !live.has(wire.to));
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return element('svg', {className, viewBox: `0 0 ${w} ${h}`, width: w, height: h, role: 'img', 'aria-label': alt}, [
    group(
      'zones',
      [...zones]
        .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
        .map(({box}) => rectangle(box, ZONE_RADIUS)),
    ),
    path('wires', wires.map(({points}) => wirePath(points)).join('')),
    path('arrows', heads.map(({points}) => arrow(points)).join('')),
    group(
      'knock',
      labels.filter((label) => !isInZone(label)).map(({box}) => rectangle(box, 3)),
    ),
    group(
      'knock diagram-in-zone',
      [...labels.filter(isInZone), ...zones.map(({label}) => label)].map(({box}) => rectangle(box, 3)),
    ),
    group('boxes', nodes.map(frame)),
    group(
      'dots',
      nodes
        .flatMap((node) => dotsOf(node, layout))
        .map(({x, y}) => element('circle', {cx: round(x), cy: round(y), r: DOT})),
    ),
    ...zones.flatMap(({label}) => labelTexts(label)),
    ...labels.flatMap(labelTexts),
    ...nodes.flatMap((node) => nodeTexts({...node, textX: node.box.x + pad})),
  ]);
}
