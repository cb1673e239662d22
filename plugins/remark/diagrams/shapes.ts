import {FOLD, LID} from './boxes';
import {element, type Element} from './element';
import {isHorizontal, round, type Rect, type Stretch} from './geometry';
import type {PlacedNode} from './sizes';

const CORNER = 8;
const RADIUS = 6;
const ARROW = {length: 8, half: 4};

const lengthOf = ({from, to}: Stretch) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);

/** The frame of a node; nodes of kind user have none. */
export function frame({node, box}: PlacedNode): Element | undefined {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(round) as [number, number, number, number];
  if (node.kind === 'user') return undefined;
  if (node.kind === 'store') {
    const arc = `a${width / 2} ${LID} 0 0 0 `;
    const body = `M${x} ${y + LID}v${height - 2 * LID}${arc}${width} 0v${2 * LID - height}`;
    return element('path', {d: `${body}a${width / 2} ${LID} 0 0 0 ${-width} 0${arc}${width} 0`});
  }
  if (node.kind === 'file') {
    const outline = `M${x + 3} ${y}h${width - FOLD - 3}l${FOLD} ${FOLD}v${height - FOLD - 3}q0 3 -3 3h${6 - width}q-3 0 -3 -3v${6 - height}q0 -3 3 -3z`;
    return element('path', {d: `${outline}M${x + width - FOLD} ${y}v${FOLD}h${FOLD}`});
  }
  return element('rect', {x, y, width, height, rx: RADIUS});
}

/** A wire with rounded corners, as path data. */
export function wirePath(stretches: Stretch[]): string {
  return stretches
    .map((stretch, index) => {
      const {from, to} = stretch;
      const next = stretches[index + 1];
      const start = index === 0 ? `M${round(from.x)} ${round(from.y)}` : '';
      if (!next) return `${start}${isHorizontal(stretch) ? `H${round(to.x)}` : `V${round(to.y)}`}`;
      const radius = Math.min(CORNER, lengthOf(stretch) / 2, lengthOf(next) / 2);
      const back = {x: Math.sign(to.x - from.x) * radius, y: Math.sign(to.y - from.y) * radius};
      const on = {x: Math.sign(next.to.x - to.x) * radius, y: Math.sign(next.to.y - to.y) * radius};
      const run = isHorizontal(stretch) ? `H${round(to.x - back.x)}` : `V${round(to.y - back.y)}`;
      return `${start}${run}Q${round(to.x)} ${round(to.y)} ${round(to.x + on.x)} ${round(to.y + on.y)}`;
    })
    .join('');
}

/** An arrowhead at the end of a wire, as path data. */
export function arrow({from, to}: Stretch): string {
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const [left, right] = [
    {x: -x * ARROW.length + y * ARROW.half, y: -y * ARROW.length + x * ARROW.half},
    {x: -2 * y * ARROW.half, y: -2 * x * ARROW.half},
  ];
  return `M${round(to.x)} ${round(to.y)}l${left.x} ${left.y}l${right.x} ${right.y}z`;
}

export const rectangle = ({x, y, width, height}: Rect, radius: number): Element =>
  element('rect', {x: round(x), y: round(y), width: round(width), height: round(height), rx: radius});
