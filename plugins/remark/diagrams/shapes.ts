import {FOLD, LID} from './boxes';
import type {Point, Rect} from './geometry';
import type {PlacedNode} from './layout';

const CORNER = 8;
const RADIUS = 6;
const ARROW = {length: 8, half: 4};

/** Coordinates are drawn on half pixels, which is as fine as anyone can see and keeps the pages small. */
export const round = (value: number): number => Math.round(value * 2) / 2;

const lengthOf = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

export function rectangle(box: Rect, radius: number): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(round) as [number, number, number, number];
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (right: number, below: number) =>
    radius ? `a${radius} ${radius} 0 0 1 ${right * radius} ${below * radius}` : '';
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** A circle, as path data. */
export function circle({x, y}: Point, radius: number): string {
  const half = (width: number) => `a${radius} ${radius} 0 0 1 ${width} 0`;
  return `M${round(x) - radius} ${round(y)}${half(2 * radius)}${half(-2 * radius)}z`;
}

/** The frame of a node, as path data; nodes of kind user have none. */
export function frame({node, box}: PlacedNode): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(round) as [number, number, number, number];
  if (node.kind === 'user') return '';
  if (node.kind === 'store') {
    const arc = `a${width / 2} ${LID} 0 0 0 `;
    const body = `M${x} ${y + LID}v${height - 2 * LID}${arc}${width} 0v${2 * LID - height}`;
    return `${body}a${width / 2} ${LID} 0 0 0 ${-width} 0${arc}${width} 0`;
  }
  if (node.kind === 'file') {
    const outline = `M${x + 3} ${y}h${width - FOLD - 3}l${FOLD} ${FOLD}v${height - FOLD - 3}q0 3 -3 3h${6 - width}q-3 0 -3 -3v${6 - height}q0 -3 3 -3z`;
    return `${outline}M${x + width - FOLD} ${y}v${FOLD}h${FOLD}`;
  }
  return rectangle(box, RADIUS);
}

/** Point on the way from one corner to the next, at a distance from the first. */
function along(from: Point, to: Point, distance: number): string {
  const x = from.x + Math.sign(to.x - from.x) * distance;
  const y = from.y + Math.sign(to.y - from.y) * distance;
  return `${round(x)} ${round(y)}`;
}

export function wirePath(points: Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      if (!after) return `L${round(point.x)} ${round(point.y)}`;
      const radius = Math.min(CORNER, lengthOf(before, point) / 2, lengthOf(point, after) / 2);
      return `L${along(point, before, radius)}Q${round(point.x)} ${round(point.y)} ${along(point, after, radius)}`;
    })
    .join('');
}

/** An arrowhead at the end of a wire, as path data. */
export function arrow(points: Point[]): string {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return '';
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const [left, right] = [
    {x: -x * ARROW.length + y * ARROW.half, y: -y * ARROW.length + x * ARROW.half},
    {x: -2 * y * ARROW.half, y: -2 * x * ARROW.half},
  ];
  return `M${round(to.x)} ${round(to.y)}l${left.x} ${left.y}l${right.x} ${right.y}z`;
}
