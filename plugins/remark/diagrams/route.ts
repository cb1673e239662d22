import {edgesBetween, KEYS, keyOf, type Lattice, type Spot} from './lattice';
import type {DiagramWire} from './schema';

/** Spots of a wire from box to box. */
export type Route = Spot[];

/** What makes a way worse, in steps between two lanes. */
const COST = {
  lane: 1,
  cell: 2,
  bend: 4,
  shared: 3,
  crossed: 8,
  corner: 2.5,
  edge: 2,
  side: 2,
  outer: 0.75,
  head: 1,
} as const;

const STEPS = [
  {x: 1, y: 0},
  {x: 0, y: 1},
  {x: -1, y: 0},
  {x: 0, y: -1},
] as const;

interface Way {
  cost: number;
  spot: Spot;
  heading: number;
  before: Way | undefined;
}

/** Where the wires routed so far run: link keys of two neighbouring spots, and what happens at a spot. */
class Traffic {
  private readonly links = new Map<number, number>();
  private readonly turns = new Map<number, {flat: number; upright: number; corner: number}>();

  /** The same both ways. */
  static link(a: Spot, b: Spot): number {
    const [one, other] = [keyOf(a), keyOf(b)];
    return Math.min(one, other) * KEYS + Math.max(one, other);
  }

  add(route: Route): void {
    route.slice(1).forEach((spot, index) => {
      const before = route[index] ?? spot;
      const after = route[index + 2];
      const link = Traffic.link(before, spot);
      this.links.set(link, (this.links.get(link) ?? 0) + 1);
      if (!after) return;
      const turn = this.turns.get(keyOf(spot)) ?? {flat: 0, upright: 0, corner: 0};
      if (before.x === after.x) turn.upright += 1;
      else if (before.y === after.y) turn.flat += 1;
      else turn.corner += 1;
      this.turns.set(keyOf(spot), turn);
    });
  }

  on(a: Spot, b: Spot): number {
    return this.links.get(Traffic.link(a, b)) ?? 0;
  }

  /** Price of passing a spot straight or with a turn. */
  at(spot: Spot, isFlat: boolean, isBend: boolean): number {
    const turn = this.turns.get(keyOf(spot));
    if (!turn) return 0;
    if (isBend) return COST.corner * (turn.flat + turn.upright + turn.corner);
    return COST.crossed * (isFlat ? turn.upright : turn.flat) + COST.corner * turn.corner;
  }
}

function stepCost(lattice: Lattice, from: Spot, to: Spot, isFlat: boolean): number {
  const along = isFlat ? lattice.x : lattice.y;
  const across = isFlat ? lattice.y.lines[from.y] : lattice.x.lines[from.x];
  const ends = isFlat ? [along.lines[from.x], along.lines[to.x]] : [along.lines[from.y], along.lines[to.y]];
  const length = ends.some((line) => line?.kind === 'cell') ? COST.cell : COST.lane;
  const isOuter = across?.kind === 'lane' && across.isOuter;
  const isHead = isFlat && across?.kind === 'lane' && across.isHead;
  return length + (isOuter ? COST.outer : 0) + (isHead ? COST.head : 0) + COST.edge * edgesBetween(lattice, from, to);
}

/** The cheapest way for one wire around all boxes, given the traffic (Dijkstra over spot and heading). */
function routeWire(lattice: Lattice, boxes: ReadonlySet<number>, from: Spot, to: Spot, traffic: Traffic): Route {
  const best = new Map<number, number>();
  const open: Way[] = [{cost: 0, spot: from, heading: -1, before: undefined}];
  for (let way = open.pop(); way; way = open.pop()) {
    if (way.spot.x === to.x && way.spot.y === to.y) return trace(way);
    for (const [heading, step] of STEPS.entries()) {
      const spot = {x: way.spot.x + step.x, y: way.spot.y + step.y};
      const isEnd = keyOf(spot) === keyOf(to);
      const isOff = !lattice.x.lines[spot.x] || !lattice.y.lines[spot.y];
      if (isOff || (boxes.has(keyOf(spot)) && !isEnd) || (way.heading >= 0 && (heading + 2) % 4 === way.heading))
        continue;
      const isFlat = step.y === 0;
      const isBend = way.heading >= 0 && heading !== way.heading;
      const isSide = way.heading < 0 || isEnd;
      const cost =
        way.cost +
        stepCost(lattice, way.spot, spot, isFlat) +
        (isBend ? COST.bend : 0) +
        (way.heading >= 0 ? traffic.at(way.spot, isFlat, isBend) : 0) +
        traffic.on(way.spot, spot) * (isSide ? COST.side : COST.shared);
      const state = keyOf(spot) * 4 + heading;
      if (cost >= (best.get(state) ?? Infinity)) continue;
      best.set(state, cost);
      insert(open, {cost, spot, heading, before: way});
    }
  }
  throw new Error(`no way from ${keyOf(from)} to ${keyOf(to)}`);
}

/** Keeps the open ways sorted, the cheapest last. */
function insert(open: Way[], way: Way): void {
  let index = open.length;
  while (index > 0 && (open[index - 1]?.cost ?? 0) < way.cost) index -= 1;
  open.splice(index, 0, way);
}

function trace(way: Way): Route {
  const route: Route = [];
  for (let step: Way | undefined = way; step; step = step.before) route.unshift(step.spot);
  return route;
}

const PASSES = 3;

/** Routes all wires, the short ones first, and then each again in view of all others. */
export function routeWires(lattice: Lattice, wires: DiagramWire[]): Route[] {
  const ends = wires.map(({from, to}) => {
    const [start, end] = [lattice.spots.get(from), lattice.spots.get(to)];
    if (!start || !end) throw new Error(`wire ${from} to ${to} has no ends`);
    return {start, end, length: Math.abs(start.x - end.x) + Math.abs(start.y - end.y)};
  });
  const order = [...ends.keys()].sort((a, b) => (ends[a]?.length ?? 0) - (ends[b]?.length ?? 0));
  const boxes = new Set([...lattice.spots.values()].map(keyOf));
  const routes: Route[] = ends.map(() => []);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const index of order) {
      const end = ends[index];
      const traffic = new Traffic();
      routes.forEach((route, other) => other !== index && traffic.add(route));
      if (end) routes[index] = routeWire(lattice, boxes, end.start, end.end, traffic);
    }
  }
  return routes;
}
