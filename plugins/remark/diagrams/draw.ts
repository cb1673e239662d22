import {DOT, LID, type Label} from './boxes';
import {drawn} from '../../pages/mdast/build';
import type {MdxJsxTextElement as Element} from 'mdast-util-mdx-jsx';
import {isWithin} from './geometry';
import type {Layout, PlacedNode} from './layout';
import {LINE, type Voice} from './measure';
import {arrow, circle, frame, rectangle, round, wirePath} from './shapes';

/** From the top of a line to its baseline, in px. */
const BASELINE = 12.5;
const ZONE_RADIUS = 10;
/** Half of a dot's stroke, which src/css/docs/diagrams.css draws around it. */
const RING = 1;

/** A line of text, by the top of the line. */
export const textAt = (value: string, voice: Voice, x: number, top: number, anchor?: string): Element =>
  drawn(
    'text',
    {className: `diagram-${voice}`, x: round(x), y: round(top + BASELINE), ...(anchor && {textAnchor: anchor})},
    value,
  );

function nodeTexts({node, box, lines, pad}: PlacedNode): Element[] {
  const shift = node.kind === 'store' ? LID / 2 : 0;
  const top = box.y + (box.height - lines.length * LINE) / 2 + shift;
  const isCentered = node.kind === 'user';
  return lines.map(({value, voice}, index) =>
    isCentered
      ? textAt(value, voice, box.x + box.width / 2, top + index * LINE, 'middle')
      : textAt(value, voice, box.x + pad, top + index * LINE),
  );
}

const labelTexts = ({lines, voice, box}: Label): Element[] =>
  lines.map((line, index) => textAt(line, voice, box.x + box.width / 2, box.y + 1 + index * LINE, 'middle'));

/** Shapes with one class, or nothing if there are none. One element for all of them is styled in a fraction of the time. */
export const path = (className: string, ...shapes: string[]): Element | undefined =>
  shapes.some(Boolean) ? drawn('path', {className: `diagram-${className}`, d: shapes.join('')}) : undefined;

export function draw(layout: Layout, className: string, alt: string): Element {
  const {width, height, nodes, wires, zones, dots} = layout;
  const labels = wires.flatMap(({label}) => label ?? []);
  const isInZone = ({box}: Label) => zones.some((zone) => isWithin(box, zone.box));
  const live = new Set(nodes.filter(({node}) => node.live).map(({node}) => node.id));
  const heads = wires.filter(({wire}) => !live.has(wire.to));
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const size = {viewBox: `0 0 ${w} ${h}`, width: w, height: h};
  const inZone = [...labels.filter(isInZone), ...zones.map(({label}) => label)];
  return drawn('svg', {className, ...size, role: 'img', 'aria-label': alt}, [
    path('zones', ...zones.map(({box}) => rectangle(box, ZONE_RADIUS))),
    path('wires', ...wires.map(({points}) => wirePath(points))),
    path('arrows', ...heads.map(({points}) => arrow(points))),
    path('knock', ...labels.filter((label) => !isInZone(label)).map(({box}) => rectangle(box, 3))),
    path('knock diagram-in-zone', ...inZone.map(({box}) => rectangle(box, 3))),
    path('boxes', ...nodes.map(frame)),
    path('dots', ...dots.map((dot) => circle(dot, DOT - RING))),
    ...zones.flatMap(({label}) => labelTexts(label)),
    ...labels.flatMap(labelTexts),
    ...nodes.flatMap(nodeTexts),
  ]);
}
