import {isInside, type Span, type ZoneArea} from './grid';

/** What a wire can run along on one axis: the middle of a column or row, or a lane in the gutter between two. */
export type Line =
  | {kind: 'cell'; cell: number}
  | {kind: 'lane'; gutter: number; isOuter: boolean; isAtBox: boolean; isPad: boolean; isHead: boolean};

/** Edges of a zone on one axis. Both lie right after the line of that index. */
export interface Edges {
  start: number;
  end: number;
}

/**
 * All lines of one axis in order. Edges of zones cut a gutter into lanes, so a lane is either inside or outside a
 * zone all along, and a wire crosses an edge only where it goes from one lane to the next.
 */
export interface Axis {
  lines: Line[];
  edges: ReadonlyMap<string, Edges>;
  /** Line of every column or row. */
  cells: number[];
}

/** How many zones inside `area` share its edge: so far out must the edge be drawn. */
function depthOf(area: ZoneArea, areas: ZoneArea[], hasSameEdge: (other: ZoneArea) => boolean): number {
  const inner = areas.filter((other) => hasSameEdge(other) && isInside(other, area));
  return inner.length === 0 ? 0 : 1 + Math.max(...inner.map((other) => depthOf(other, areas, hasSameEdge)));
}

/** Builds the axis of `count` columns (or rows). */
export function buildAxis(count: number, areas: ZoneArea[], spanOf: (area: ZoneArea) => Span): Axis {
  const lines: Line[] = [];
  const cells: number[] = [];
  const edges = new Map<string, Edges>(areas.map(({zone}) => [zone.id, {start: 0, end: 0}]));
  for (let gutter = 0; gutter <= count; gutter += 1) {
    const lane = (isOuter: boolean, isAtBox: boolean, isPad = false, isHead = false) =>
      lines.push({kind: 'lane', gutter, isOuter, isAtBox, isPad, isHead}) - 1;
    const closing = areas.filter((area) => spanOf(area).end === gutter - 1);
    const opening = areas.filter((area) => spanOf(area).start === gutter);
    const ends = closing.map((area) => depthOf(area, areas, (other) => spanOf(other).end === spanOf(area).end));
    const starts = opening.map((area) => depthOf(area, areas, (other) => spanOf(other).start === spanOf(area).start));
    const deepestEnd = Math.max(-1, ...ends);
    const deepestStart = Math.max(-1, ...starts);
    for (let depth = 0; depth <= deepestEnd; depth += 1) {
      const line = lane(false, depth === 0, true);
      closing.forEach(({zone}, index) => {
        const own = edges.get(zone.id);
        if (own && ends[index] === depth) own.end = line;
      });
    }
    let line = lane(
      gutter === 0 || gutter === count,
      (deepestEnd < 0 && gutter > 0) || (deepestStart < 0 && gutter < count),
    );
    for (let depth = deepestStart; depth >= 0; depth -= 1) {
      opening.forEach(({zone}, index) => {
        const own = edges.get(zone.id);
        if (own && starts[index] === depth) own.start = line;
      });
      line = lane(false, depth === 0, true, true);
    }
    if (gutter < count) cells.push(lines.push({kind: 'cell', cell: gutter}) - 1);
  }
  return {lines, edges, cells};
}
