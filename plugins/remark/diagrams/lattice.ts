import {buildAxis, type Axis} from './axis';
import {zoneAreas, type Placement, type ZoneArea} from './grid';
import type {Diagram} from './schema';

/** A crossing of two lines: `x` counts the lines from the left, `y` from the top. */
export interface Spot {
  x: number;
  y: number;
}

/** The net of lines that wires run along. */
export interface Lattice {
  x: Axis;
  y: Axis;
  areas: ZoneArea[];
  /** Spot of every node. */
  spots: ReadonlyMap<string, Spot>;
}

export function buildLattice(diagram: Diagram, placement: Placement): Lattice {
  const areas = zoneAreas(diagram, placement);
  const cells = [...placement.values()];
  const x = buildAxis(Math.max(...cells.map(({column}) => column)) + 1, areas, ({columns}) => columns);
  const y = buildAxis(Math.max(...cells.map(({row}) => row)) + 1, areas, ({rows}) => rows);
  const spots = new Map(
    [...placement].map(([id, {column, row}]) => [id, {x: x.cells[column] ?? 0, y: y.cells[row] ?? 0}]),
  );
  return {x, y, areas, spots};
}

export const keyOf = ({x, y}: Spot): number => y * 100 + x;

/** More than there are keys of spots. */
export const KEYS = 100_000;

/** How many edges of zones lie between two neighbouring spots. */
export function edgesBetween({x, y, areas}: Lattice, a: Spot, b: Spot): number {
  const [along, across, line, other] = a.y === b.y ? [x, y, Math.min(a.x, b.x), a.y] : [y, x, Math.min(a.y, b.y), a.x];
  return areas.filter(({zone}) => {
    const own = along.edges.get(zone.id);
    const cross = across.edges.get(zone.id);
    return own && cross && (own.start === line || own.end === line) && other > cross.start && other <= cross.end;
  }).length;
}
