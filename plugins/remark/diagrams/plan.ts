import type {Placement} from './grid';
import {buildLattice, type Lattice} from './lattice';
import {routeWires} from './route';
import type {Diagram} from './schema';
import {segmentsOf, spread, type Segment} from './tracks';

/** What the lattice and the wires on it are, before anything has a size. */
export interface Plan {
  diagram: Diagram;
  lattice: Lattice;
  segments: Segment[][];
}

export function planWires(diagram: Diagram, placement: Placement): Plan {
  const lattice = buildLattice(diagram, placement);
  const segments = routeWires(lattice, diagram.wires).map(segmentsOf);
  spread(segments);
  return {diagram, lattice, segments};
}
