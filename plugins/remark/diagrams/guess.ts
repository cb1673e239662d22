import {blockOf, doClash, isIn, type Block, type Cell} from './grid';
import type {Diagram} from './schema';

/** What makes a placement worse; steps count cells. */
const COST = {fault: 60, height: 2, step: 2, up: 6, back: 1.5, blocked: 7, corner: 3, noCorner: 6} as const;

/** A diagram with numbers for nodes, for a search that looks at thousands of placements. */
export interface Puzzle {
  wires: {from: number; to: number; text: number}[];
  /** Nodes of each zone, and whether a node is one of them. */
  zones: {nodes: number[]; has: boolean[]}[];
}

/** @param ids nodes in the order of the cells that are judged */
export function puzzleOf({wires, zones}: Diagram, ids: string[]): Puzzle {
  return {
    wires: wires.map(({from, to, label}) => ({from: ids.indexOf(from), to: ids.indexOf(to), text: label?.length ?? 0})),
    zones: zones.map(({nodes}) => ({
      nodes: nodes.map((id) => ids.indexOf(id)),
      has: ids.map((id) => nodes.includes(id)),
    })),
  };
}

/** Zones that overlap, and nodes that a zone holds although it does not list them. */
function faults(zones: Puzzle['zones'], cells: readonly Cell[]): number {
  const blocks: Block[] = [];
  let count = 0;
  for (const {nodes, has} of zones) {
    const block = blockOf(nodes, cells);
    for (const [node, cell] of cells.entries()) if (!has[node] && isIn(block, cell)) count += 1;
    for (const other of blocks) if (doClash(other, block)) count += 1;
    blocks.push(block);
  }
  return count;
}

/** Nodes that stand in the way of a straight wire. */
function between(from: Cell, to: Cell, cells: readonly Cell[]): number {
  let count = 0;
  for (const {column, row} of cells) {
    if (row === from.row && row === to.row && (column - from.column) * (column - to.column) < 0) count += 1;
    else if (column === from.column && column === to.column && (row - from.row) * (row - to.row) < 0) count += 1;
  }
  return count;
}

const isTaken = (column: number, row: number, cells: readonly Cell[]) =>
  cells.some((cell) => cell.column === column && cell.row === row);

/** Quick guess of how good cells are, without routing. */
export function guess({wires, zones}: Puzzle, cells: readonly Cell[]): number {
  let height = 0;
  for (const {row} of cells) height = Math.max(height, row);
  let cost = faults(zones, cells) * COST.fault + height * COST.height;
  for (const {from, to, text} of wires) {
    const [a, b] = [cells[from], cells[to]];
    if (!a || !b) continue;
    const [across, down] = [Math.abs(a.column - b.column), b.row - a.row];
    cost += (across + Math.abs(down)) * COST.step;
    if (down < 0) cost += COST.up;
    if (b.column < a.column) cost += COST.back;
    if (across === 0 || down === 0) cost += between(a, b, cells) * COST.blocked;
    else if (isTaken(a.column, b.row, cells) && isTaken(b.column, a.row, cells)) cost += COST.noCorner;
    else cost += COST.corner;
    if (down === 0) cost += text / 3;
  }
  return cost;
}
