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

/** Cells that a zone encloses. */
export interface Block {
  columns: Span;
  rows: Span;
}

export interface ZoneArea extends Block {
  zone: DiagramZone;
}

export const authored = ({nodes}: Diagram): Placement =>
  new Map(nodes.map(({id, at: [column, row]}) => [id, {column, row}]));

export const transposed = ({nodes}: Diagram): Placement =>
  new Map(nodes.map(({id, at: [column, row]}) => [id, {column: row, row: column}]));

/** The smallest block that holds some of the cells. */
export function blockOf(numbers: number[], cells: readonly Cell[]): Block {
  const columns: Span = {start: Infinity, end: -Infinity};
  const rows: Span = {start: Infinity, end: -Infinity};
  for (const number of numbers) {
    const cell = cells[number];
    if (!cell) continue;
    columns.start = Math.min(columns.start, cell.column);
    columns.end = Math.max(columns.end, cell.column);
    rows.start = Math.min(rows.start, cell.row);
    rows.end = Math.max(rows.end, cell.row);
  }
  return {columns, rows};
}

/** The cells every zone encloses: the smallest block that holds its nodes. */
export function zoneAreas({zones}: Diagram, placement: Placement): ZoneArea[] {
  return zones.map((zone) => {
    const cells = zone.nodes.flatMap((id) => placement.get(id) ?? []);
    return {zone, ...blockOf([...cells.keys()], cells)};
  });
}

const includes = (span: Span, value: number) => value >= span.start && value <= span.end;
const holds = (outer: Span, inner: Span) => includes(outer, inner.start) && includes(outer, inner.end);
const meets = (a: Span, b: Span) => a.start <= b.end && b.start <= a.end;

export const isIn = ({columns, rows}: Block, {column, row}: Cell): boolean =>
  includes(columns, column) && includes(rows, row);

export const isInside = (inner: Block, outer: Block): boolean =>
  inner !== outer && holds(outer.columns, inner.columns) && holds(outer.rows, inner.rows);

/** Nodes that a zone's block holds although the zone does not list them. */
export const strangersIn = (area: ZoneArea, placement: Placement): string[] =>
  [...placement].filter(([id, cell]) => isIn(area, cell) && !area.zone.nodes.includes(id)).map(([id]) => id);

/** Whether two blocks overlap while neither holds the other, or both each other. */
export const doClash = (a: Block, b: Block): boolean =>
  meets(a.columns, b.columns) && meets(a.rows, b.rows) && isInside(a, b) === isInside(b, a);

/** Pairs of zones that overlap while neither holds the other. */
export const clashes = (areas: ZoneArea[]): [ZoneArea, ZoneArea][] =>
  areas.flatMap((a, index) =>
    areas
      .slice(index + 1)
      .filter((b) => doClash(a, b))
      .map((b): [ZoneArea, ZoneArea] => [a, b]),
  );
