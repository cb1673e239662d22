import type {Cell, Placement} from './grid';

/** Drops empty rows and columns. */
export function compact(placement: Placement): Placement {
  const rows = [...new Set([...placement.values()].map(({row}) => row))].sort((a, b) => a - b);
  const columns = [...new Set([...placement.values()].map(({column}) => column))].sort((a, b) => a - b);
  return new Map(
    [...placement].map(([id, {column, row}]) => [id, {column: columns.indexOf(column), row: rows.indexOf(row)}]),
  );
}

interface Candidate {
  placement: Placement;
  cost: number;
}

/** Good placements, each once, with the cost that it had last. */
export class Pool {
  private readonly candidates = new Map<string, Candidate>();
  /** Placements by the cells that they were made of: a search comes back to the same ones many times. */
  private readonly known = new Map<string, {name: string; placement: Placement}>();

  constructor(private readonly ids: string[]) {}

  add(cells: readonly Cell[], cost: number): void {
    const raw = cells.map(({column, row}) => `${column},${row}`).join(' ');
    let found = this.known.get(raw);
    if (!found) {
      const placement = compact(new Map(cells.map((cell, index) => [this.ids[index] ?? '', cell])));
      found = {name: JSON.stringify([...placement].sort()), placement};
      this.known.set(raw, found);
    }
    this.candidates.set(found.name, {placement: found.placement, cost});
  }

  /** The cheapest first. */
  placements = (): Placement[] =>
    [...this.candidates.values()].sort((a, b) => a.cost - b.cost).map(({placement}) => placement);
}
