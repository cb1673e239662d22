import type {Diagram, DiagramZone} from './schema';

export interface Cell {
  column: number;
  row: number;
}

/** Cell of every node by its id. */
export type Placement = ReadonlyMap<string, Cell>;

/** First and last cell of a zone on one axis. */
export interface Span {
  start: number;
  end: number;
}

export interface ZoneArea {
  zone: DiagramZone;
  columns: Span;
  rows: Span;
}

export const authored = ({nodes}: Diagram): Placement =>
  new Map(nodes.map(({id, at: [column, row]}) => [id, {column, row}]));

export const transposed = ({nodes}: Diagram): Placement =>
  new Map(nodes.map(({id, at: [column, row]}) => [id, {column: row, row: column}]));

const spanOf = (values: number[]): Span => ({start: Math.min(...values), end: Math.max(...values)});

/** The cells every zone encloses: the smallest block that holds its nodes. */
export function zoneAreas({zones}: Diagram, placement: Placement): ZoneArea[] {
  return zones.map((zone) => {
    const cells = zone.nodes.flatMap((id) => placement.get(id) ?? []);
    return {zone, columns: spanOf(cells.map(({column}) => column)), rows: spanOf(cells.map(({row}) => row))};
  });
}

const includes = (span: Span, value: number) => value >= span.start && value <= span.end;
const holds = (outer: Span, inner: Span) => includes(outer, inner.start) && includes(outer, inner.end);
const meets = (a: Span, b: Span) => a.start <= b.end && b.start <= a.end;

export const isInside = (inner: ZoneArea, outer: ZoneArea): boolean =>
  inner !== outer && holds(outer.columns, inner.columns) && holds(outer.rows, inner.rows);

/** Nodes that a zone's block holds although the zone does not list them. */
export function strangersIn({zone, columns, rows}: ZoneArea, placement: Placement): string[] {
  return [...placement]
    .filter(([id, {column, row}]) => includes(columns, column) && includes(rows, row) && !zone.nodes.includes(id))
    .map(([id]) => id);
}

/** Pairs of zones that overlap while neither holds the other. */
export function clashes(areas: ZoneArea[]): [ZoneArea, ZoneArea][] {
  return areas.flatMap((a, index) =>
    areas
      .slice(index + 1)
      .filter((b) => meets(a.columns, b.columns) && meets(a.rows, b.rows))
      .filter((b) => isInside(a, b) === isInside(b, a))
      .map((b): [ZoneArea, ZoneArea] => [a, b]),
  );
}
