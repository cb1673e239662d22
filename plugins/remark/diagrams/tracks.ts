import {isCrossing, type Stretch} from './geometry';
import type {Spot} from './lattice';
import type {Route} from './route';

/** A straight run of a wire along one line; `start` and `end` count the lines it goes between. */
export interface Segment {
  wire: number;
  isFlat: boolean;
  line: number;
  start: number;
  end: number;
  isFirst: boolean;
  isLast: boolean;
  /** Place beside the line, in tracks; neighbours are one track apart. */
  slot: number;
}

/** The straight runs of a route, in its order. */
export function segmentsOf(route: Route, wire: number): Segment[] {
  const corners = route.filter((spot, index) => {
    const [before, after] = [route[index - 1], route[index + 1]];
    return !before || !after || (before.x !== after.x && before.y !== after.y);
  });
  return corners.slice(1).map((to, index) => {
    const from: Spot = corners[index] ?? to;
    const isFlat = from.y === to.y;
    const [line, start, end] = isFlat ? [from.y, from.x, to.x] : [from.x, from.y, to.y];
    return {wire, isFlat, line, start, end, isFirst: index === 0, isLast: index === corners.length - 2, slot: 0};
  });
}

const low = ({start, end}: Segment) => Math.min(start, end);
const high = ({start, end}: Segment) => Math.max(start, end);

/** Whether two segments on one line would be drawn on top of each other. */
function isConflict(a: Segment, b: Segment): boolean {
  if (a === b || a.isFlat !== b.isFlat || a.line !== b.line) return false;
  const [from, to] = [Math.max(low(a), low(b)), Math.min(high(a), high(b))];
  if (from !== to) return from < to;
  // They only touch. At a box they end on opposite sides of it; elsewhere their corners would meet.
  const isEnd = (segment: Segment) =>
    (segment.isFirst && segment.start === from) || (segment.isLast && segment.end === from);
  return !(isEnd(a) && isEnd(b));
}

const LINE = 100;
const TRACK = 8;
const BOX = 30;

/** A wire as it would be drawn were all lines equally far apart. */
export function sketch(segments: Segment[]): Stretch[] {
  const across = (segment: Segment) => segment.line * LINE + segment.slot * TRACK;
  return segments.map((segment, index) => {
    const [before, after] = [segments[index - 1], segments[index + 1]];
    const sign = Math.sign(segment.end - segment.start);
    const start = before ? across(before) : segment.start * LINE + BOX * sign;
    const end = after ? across(after) : segment.end * LINE - BOX * sign;
    const side = across(segment);
    return segment.isFlat
      ? {from: {x: start, y: side}, to: {x: end, y: side}}
      : {from: {x: side, y: start}, to: {x: side, y: end}};
  });
}

/** Number of crossings between wires. */
export function crossings(wires: Stretch[][]): number {
  let count = 0;
  wires.forEach((wire, index) => {
    for (const other of wires.slice(index + 1)) {
      for (const a of wire) for (const b of other) if (isCrossing(a, b)) count += 1;
    }
  });
  return count;
}

function costOf(wires: Segment[][]): number {
  const aside = wires
    .flat()
    .reduce((sum, {slot, isFirst, isLast}) => sum + Math.abs(slot) * (isFirst || isLast ? 3 : 1), 0);
  return crossings(wires.map(sketch)) * 100 + aside;
}

/** Groups of segments that stand in each other's way. */
function clusters(segments: Segment[]): Segment[][] {
  const rest = new Set(segments);
  const groups: Segment[][] = [];
  for (const first of segments) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const member of group) {
      for (const other of rest) if (isConflict(member, other) && rest.delete(other)) group.push(other);
    }
    if (group.length > 1) groups.push(group);
  }
  return groups;
}

const MOST_WAYS = 800;

/** All ways to give a group `tracks` tracks so that no two in conflict share one. */
function waysOf(group: Segment[], tracks: number): number[][] {
  let ways: number[][] = [[]];
  group.forEach((segment, index) => {
    const foes = group.slice(0, index).flatMap((other, at) => (isConflict(segment, other) ? [at] : []));
    ways = ways
      .flatMap((way) =>
        Array.from({length: tracks}, (_, track) => track)
          .filter((track) => foes.every((foe) => way[foe] !== track))
          .map((track) => [...way, track]),
      )
      .slice(0, MOST_WAYS);
  });
  return ways;
}

const PASSES = 3;

/** Spreads the segments that share a line, so that as few wires cross as can be. Changes `slot` in place. */
export function spread(wires: Segment[][]): void {
  const groups = clusters(wires.flat()).map((group) => {
    let tracks = 2;
    while (waysOf(group, tracks).length === 0) tracks += 1;
    return {group, tracks, ways: waysOf(group, tracks)};
  });
  const apply = ({group, tracks}: {group: Segment[]; tracks: number}, way: number[]) =>
    group.forEach((segment, index) => (segment.slot = (way[index] ?? 0) - (tracks - 1) / 2));
  for (const item of groups) apply(item, item.ways[0] ?? []);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const item of groups) {
      let best = {cost: Infinity, way: item.ways[0] ?? []};
      for (const way of item.ways) {
        apply(item, way);
        const cost = costOf(wires);
        if (cost < best.cost) best = {cost, way};
      }
      apply(item, best.way);
    }
  }
}
