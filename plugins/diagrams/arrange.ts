import {clashes, strangersIn, transposed, zoneAreas, type Cell, type Placement} from './grid';
import {layOut, type Layout} from './layout';
import type {Diagram} from './schema';
import {score} from './score';
import {TALL} from './style';

const COLUMNS = 2;
const RUNS = 12;
const STEPS = 2500;
const FINALISTS = 12;
/** How many more to try when none of the finalists fits. */
const RESERVE = 40;
/** Placements up to this much worse than the best of their run stay in the race. */
const MARGIN = 8;

/** Small generator of numbers in 0…1 (mulberry32): the same page is the same on every build. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const sameCell = (a: Cell, b: Cell) => a.column === b.column && a.row === b.row;

/** Nodes that stand in the way of a straight wire. */
function between(from: Cell, to: Cell, cells: Cell[]): number {
  return cells.filter(
    ({column, row}) =>
      (row === from.row && row === to.row && (column - from.column) * (column - to.column) < 0) ||
      (column === from.column && column === to.column && (row - from.row) * (row - to.row) < 0),
  ).length;
}

/** Quick guess of how good cells are, without routing. */
function guess(diagram: Diagram, placement: Placement): number {
  const cells = [...placement.values()];
  const areas = zoneAreas(diagram, placement);
  let cost = clashes(areas).length * 60 + Math.max(...cells.map(({row}) => row)) * 2;
  for (const area of areas) cost += strangersIn(area, placement).length * 60;
  for (const {from, to, label} of diagram.wires) {
    const [a, b] = [placement.get(from), placement.get(to)];
    if (!a || !b) continue;
    const [across, down] = [Math.abs(a.column - b.column), b.row - a.row];
    cost += across * 2 + Math.abs(down) * 2 + (down < 0 ? 6 : 0) + (b.column < a.column ? 1.5 : 0);
    if (across === 0 || down === 0) cost += between(a, b, cells) * 7;
    else
      cost += [
        {column: a.column, row: b.row},
        {column: b.column, row: a.row},
      ].some((corner) => !cells.some((cell) => sameCell(cell, corner)))
        ? 3
        : 6;
    if (label && down === 0) cost += label.length / 3;
  }
  return cost;
}

/** Cells of the nodes read column by column, folded into rows of `COLUMNS`. */
function folded(diagram: Diagram): Map<string, Cell> {
  const order = [...diagram.nodes].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return new Map(order.map(({id}, index) => [id, {column: index % COLUMNS, row: Math.floor(index / COLUMNS)}]));
}

/** Drops empty rows and columns. */
function compact(placement: Placement): Placement {
  const rows = [...new Set([...placement.values()].map(({row}) => row))].sort((a, b) => a - b);
  const columns = [...new Set([...placement.values()].map(({column}) => column))].sort((a, b) => a - b);
  return new Map(
    [...placement].map(([id, {column, row}]) => [id, {column: columns.indexOf(column), row: rows.indexOf(row)}]),
  );
}

/** Whether every zone can be drawn: without strangers in it, and beside or inside the others. */
function isDrawable(diagram: Diagram, placement: Placement): boolean {
  const areas = zoneAreas(diagram, placement);
  return clashes(areas).length === 0 && areas.every((area) => strangersIn(area, placement).length === 0);
}

/** Good placements by their text. */
type Pool = Map<string, {placement: Placement; cost: number}>;

function keep(pool: Pool, placement: Placement, cost: number): void {
  const small = compact(placement);
  pool.set(JSON.stringify([...small].sort()), {placement: small, cost});
}

/** Moves and swaps nodes, ever less boldly (simulated annealing), and keeps what is good on the way. */
function improve(diagram: Diagram, pool: Pool, random: () => number): void {
  const rows = diagram.nodes.length;
  let current = folded(diagram);
  let cost = guess(diagram, current);
  let best = cost;
  const ids = [...current.keys()];
  for (let step = 0; step < STEPS; step += 1) {
    const heat = 12 * (1 - step / STEPS) ** 2;
    const next = new Map(current);
    const id = ids[Math.floor(random() * ids.length)] ?? '';
    const cell = {column: Math.floor(random() * COLUMNS), row: Math.floor(random() * rows)};
    const other = ids.find((name) => sameCell(next.get(name) ?? {column: -1, row: -1}, cell));
    if (other) next.set(other, next.get(id) ?? cell);
    next.set(id, cell);
    const nextCost = guess(diagram, next);
    if (nextCost > cost && random() >= Math.exp((cost - nextCost) / Math.max(heat, 0.01))) continue;
    [current, cost] = [next, nextCost];
    best = Math.min(best, cost);
    if (step > STEPS / 2 && cost <= best + MARGIN) keep(pool, current, cost);
  }
}

/**
 * The narrow drawing. The writer's grid, transposed, where that fits; where it is too wide for a phone, the nodes are
 * set anew in two columns. Undefined when nothing fits.
 */
export function arrangeTall(diagram: Diagram): Layout | undefined {
  const random = generator(1);
  const pool: Pool = new Map();
  for (let run = 0; run < RUNS; run += 1) improve(diagram, pool, random);
  const found = [...pool.values()]
    .sort((a, b) => a.cost - b.cost)
    .map(({placement}) => placement)
    .filter((placement) => isDrawable(diagram, placement));
  const tryAll = (placements: Placement[]) =>
    placements.flatMap((placement) => layOut(diagram, placement, TALL) ?? []).sort((a, b) => score(a) - score(b))[0];
  return (
    tryAll([compact(transposed(diagram)), ...found.slice(0, FINALISTS)]) ??
    tryAll(found.slice(FINALISTS, FINALISTS + RESERVE))
  );
}
