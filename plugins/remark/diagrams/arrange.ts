import {clashes, strangersIn, transposed, zoneAreas, type Cell, type Placement} from './grid';
import {guess, puzzleOf} from './guess';
import {layOut, type Layout} from './layout';
import {compact, Pool} from './pool';
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

/** Cells of the nodes read column by column, folded into rows of `COLUMNS`. */
function folded(diagram: Diagram): Map<string, Cell> {
  const order = [...diagram.nodes].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return new Map(order.map(({id}, index) => [id, {column: index % COLUMNS, row: Math.floor(index / COLUMNS)}]));
}

/** Whether every zone can be drawn: without strangers in it, and beside or inside the others. */
function isDrawable(diagram: Diagram, placement: Placement): boolean {
  const areas = zoneAreas(diagram, placement);
  return clashes(areas).length === 0 && areas.every((area) => strangersIn(area, placement).length === 0);
}

/** Moves a node to a cell, in whose place comes who stands there. Returns what takes it back. */
function moveNode(cells: Cell[], node: number, cell: Cell): () => void {
  const former = cells[node] ?? cell;
  const other = cells.findIndex((taken) => sameCell(taken, cell));
  if (other >= 0) cells[other] = former;
  cells[node] = cell;
  return () => {
    if (other >= 0) cells[other] = cell;
    cells[node] = former;
  };
}

/** Moves and swaps nodes, ever less boldly (simulated annealing), and keeps what is good on the way. */
function improve(diagram: Diagram, pool: Pool, random: () => number): void {
  const start = folded(diagram);
  const ids = [...start.keys()];
  const puzzle = puzzleOf(diagram, ids);
  const cells = [...start.values()];
  let cost = guess(puzzle, cells);
  let best = cost;
  for (let step = 0; step < STEPS; step += 1) {
    const heat = 12 * (1 - step / STEPS) ** 2;
    const node = Math.floor(random() * ids.length);
    const cell = {column: Math.floor(random() * COLUMNS), row: Math.floor(random() * ids.length)};
    const undo = moveNode(cells, node, cell);
    const nextCost = guess(puzzle, cells);
    if (nextCost > cost && random() >= Math.exp((cost - nextCost) / Math.max(heat, 0.01))) {
      undo();
      continue;
    }
    cost = nextCost;
    best = Math.min(best, cost);
    if (step <= STEPS / 2 || cost > best + MARGIN) continue;
    pool.add(cells, cost);
  }
}

/**
 * The narrow drawing. The writer's grid, transposed, where that fits; where it is too wide for a phone, the nodes are
 * set anew in two columns. Undefined when nothing fits.
 */
export function arrangeTall(diagram: Diagram): Layout | undefined {
  const random = generator(1);
  const pool = new Pool([...folded(diagram).keys()]);
  for (let run = 0; run < RUNS; run += 1) improve(diagram, pool, random);
  const found = pool.placements().filter((placement) => isDrawable(diagram, placement));
  const tryAll = (placements: Placement[]) =>
    placements.flatMap((placement) => layOut(diagram, placement, TALL) ?? []).sort((a, b) => score(a) - score(b))[0];
  return (
    tryAll([compact(transposed(diagram)), ...found.slice(0, FINALISTS)]) ??
    tryAll(found.slice(FINALISTS, FINALISTS + RESERVE))
  );
}
