import {boundsOf, isHorizontal, isTouching, isWithin, type Rect, type Stretch} from './geometry';
import {LINE, voiceOf, widthOf, wrap, type Voice} from './measure';

/** A text with its place; `box` is what the knock-out behind it covers. */
export interface Label {
  lines: string[];
  voice: Voice;
  box: Rect;
}

/** Clear length of a wire beside its label: at its start, before its arrowhead, at a corner. */
const CLEAR = {start: 6, end: 13, corner: 6};
const PAD = 4;
const STEP = 2;

interface Obstacles {
  /** What the label must stay inside. */
  drawing: Rect;
  boxes: Rect[];
  labels: Rect[];
  /** Stretches of the other wires. */
  wires: Stretch[];
  /** Edges of zones. */
  edges: Rect[];
}

export function labelSize(text: string, limit: number): {lines: string[]; voice: Voice; width: number; height: number} {
  const voice = voiceOf(text, false);
  const lines = wrap(text, voice, limit);
  const width = Math.max(...lines.map((line) => widthOf(line, voice))) + 2 * PAD;
  return {lines, voice, width, height: lines.length * LINE + 2};
}

/** Whether a knock-out would cover a piece of the edge of a zone. */
function isOnEdge(box: Rect, edge: Rect): boolean {
  const isInside =
    box.x > edge.x + 3 &&
    box.y > edge.y + 3 &&
    box.x + box.width < edge.x + edge.width - 3 &&
    box.y + box.height < edge.y + edge.height - 3;
  return isTouching(box, edge, 3) && !isInside;
}

function isFree(box: Rect, {drawing, boxes, labels, wires, edges}: Obstacles): boolean {
  return (
    isWithin(box, drawing) &&
    boxes.every((other) => !isTouching(box, other, 4)) &&
    labels.every((other) => !isTouching(box, other, 4)) &&
    wires.every((wire) => !isTouching(box, boundsOf(wire), 3)) &&
    edges.every((edge) => !isOnEdge(box, edge))
  );
}

/** All places along a wire that a label of that size could take, the best first. */
function* placesOn(wire: Stretch[], size: {width: number; height: number}): Generator<{box: Rect; index: number}> {
  const places: {box: Rect; index: number; cost: number}[] = [];
  wire.forEach((stretch, index) => {
    const flat = isHorizontal(stretch);
    const bounds = boundsOf(stretch);
    const [origin, length, needed] = flat
      ? [bounds.x, bounds.width, size.width]
      : [bounds.y, bounds.height, size.height];
    const isForward = flat ? stretch.to.x > stretch.from.x : stretch.to.y > stretch.from.y;
    const before = index === 0 ? CLEAR.start : CLEAR.corner;
    const after = index === wire.length - 1 ? CLEAR.end : CLEAR.corner;
    const [first, last] = isForward ? [before, after] : [after, before];
    const middle = origin + (first + length - last) / 2;
    const room = length - first - last - needed;
    for (let shift = 0; shift <= room / 2; shift += STEP) {
      for (const sign of shift === 0 ? [1] : [1, -1]) {
        const center = middle + shift * sign;
        const x = flat ? center - size.width / 2 : bounds.x - size.width / 2;
        const y = flat ? bounds.y - size.height / 2 : center - size.height / 2;
        const cost = shift - Math.min(length, 120) / 8 + (flat ? 0 : 6);
        places.push({box: {x, y, width: size.width, height: size.height}, index, cost});
      }
    }
  });
  yield* places.sort((a, b) => a.cost - b.cost);
}

/** The best free place for a label on its wire, or undefined when there is none. */
export function placeLabel(text: string, limit: number, wire: Stretch[], obstacles: Obstacles): Label | undefined {
  const size = labelSize(text, limit);
  for (const {box, index} of placesOn(wire, size)) {
    // The wire may come back past its own label.
    const own = wire.filter((_, other) => Math.abs(other - index) > 1);
    const wires = [...obstacles.wires, ...own];
    if (isFree(box, {...obstacles, wires})) return {lines: size.lines, voice: size.voice, box};
  }
  return undefined;
}

export const ZONE_HEAD = 26;

/** The label of a zone: top left (or bottom left), or right of the wires that come in through that side. */
export function placeZoneLabel(text: string, zone: Rect, wires: Stretch[], isAtFoot: boolean): Label | undefined {
  const size = labelSize(text, Infinity);
  const box = {
    x: zone.x + 8,
    y: isAtFoot ? zone.y + zone.height - size.height - 6 : zone.y + 6,
    width: size.width,
    height: size.height,
  };
  for (; box.x + box.width <= zone.x + zone.width - 6; box.x += STEP) {
    if (wires.every((wire) => !isTouching(box, boundsOf(wire), 2))) return {lines: size.lines, voice: 'plain', box};
  }
  return undefined;
}
