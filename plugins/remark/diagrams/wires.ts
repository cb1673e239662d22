import type {Rect, Stretch} from './geometry';
import type {Plan} from './plan';
import type {Measured} from './sizes';
import type {Segment} from './tracks';

/** Coordinates of a wire; its ends lie on the edges of its boxes. */
export function stretchesOf(segments: Segment[], {scaleX, scaleY}: Measured, from: Rect, to: Rect): Stretch[] {
  const across = (segment: Segment) => (segment.isFlat ? scaleY : scaleX).at(segment.line, segment.slot);
  const side = (box: Rect, isFlat: boolean, isAfter: boolean) =>
    isFlat ? box.x + (isAfter ? box.width : 0) : box.y + (isAfter ? box.height : 0);
  return segments.map((segment, index) => {
    const [before, after] = [segments[index - 1], segments[index + 1]];
    const isForward = segment.end > segment.start;
    const start = before ? across(before) : side(from, segment.isFlat, isForward);
    const end = after ? across(after) : side(to, segment.isFlat, !isForward);
    const line = across(segment);
    return segment.isFlat
      ? {from: {x: start, y: line}, to: {x: end, y: line}}
      : {from: {x: line, y: start}, to: {x: line, y: end}};
  });
}

/** Rectangles of the zones, with the columns they span. */
export function zoneBoxes(
  {lattice}: Plan,
  {scaleX, scaleY}: Measured,
): {id: string; text: string; columns: {start: number; end: number}; box: Rect}[] {
  return lattice.areas.map(({zone, columns}) => {
    const [x, y] = [lattice.x.edges.get(zone.id), lattice.y.edges.get(zone.id)];
    const left = scaleX.edge(x?.start ?? 0);
    const top = scaleY.edge(y?.start ?? 0);
    const box = {x: left, y: top, width: scaleX.edge(x?.end ?? 0) - left, height: scaleY.edge(y?.end ?? 0) - top};
    return {id: zone.id, text: zone.label, columns, box};
  });
}
