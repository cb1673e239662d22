import {sizeOf, type BoxSize} from './boxes';
import {boundsOf, type Rect, type Stretch} from './geometry';
import type {Placement} from './grid';
import {labelSize, placeLabel, placeZoneLabel, ZONE_HEAD, type Label} from './labels';
import {buildLattice, type Lattice} from './lattice';
import {routeWires} from './route';
import {buildScale, type Scale} from './scale';
import type {Diagram, DiagramNode, DiagramWire} from './schema';
import type {Format, Style} from './style';
import {segmentsOf, spread, type Segment} from './tracks';

export interface PlacedNode extends BoxSize {
  node: DiagramNode;
  box: Rect;
}

export interface PlacedWire {
  wire: DiagramWire;
  stretches: Stretch[];
  label?: Label;
}

/** A drawing with every coordinate fixed, in px. */
export interface Layout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  wires: PlacedWire[];
  zones: {id: string; box: Rect; label: Label}[];
  /** Index of the style that fitted; the lower the airier. */
  tightness: number;
}

/** What the lattice and the wires on it are, before anything has a size. */
interface Plan {
  diagram: Diagram;
  lattice: Lattice;
  segments: Segment[][];
}

function plan(diagram: Diagram, placement: Placement): Plan {
  const lattice = buildLattice(diagram, placement);
  const segments = routeWires(lattice, diagram.wires).map(segmentsOf);
  spread(segments);
  return {diagram, lattice, segments};
}

/** Room that texts asked for beyond the plain sizes: lanes by line, columns by number. */
interface Wishes {
  x: Map<number, number>;
  y: Map<number, number>;
  columns: Map<number, number>;
}

interface Measured {
  scaleX: Scale;
  scaleY: Scale;
  nodes: PlacedNode[];
}

/** Room that the ends of wires need on the sides of a node. */
function sideRoom(wires: Segment[][], wants: DiagramWire[], id: string, isFlat: boolean, track: number): number {
  const slots = wires.flatMap((segments, index) => {
    const {from, to} = wants[index] ?? {};
    return segments
      .filter((segment) => segment.isFlat === isFlat)
      .filter(({isFirst, isLast}) => (isFirst && from === id) || (isLast && to === id))
      .map(({slot}) => Math.abs(slot));
  });
  return Math.max(0, ...slots) * 2 * track + 24;
}

function measure({diagram, lattice, segments}: Plan, format: Format, style: Style, wishes: Wishes): Measured {
  const sizes = diagram.nodes.map((node) => {
    const size = sizeOf(node, style);
    const flat = sideRoom(segments, diagram.wires, node.id, true, style.track);
    const upright = sideRoom(segments, diagram.wires, node.id, false, style.track);
    return {...size, node, width: Math.max(size.width, upright), height: Math.max(size.height, flat)};
  });
  const spotOf = (id: string) => lattice.spots.get(id) ?? {x: 0, y: 0};
  const columns = lattice.x.cells.map((line, column) =>
    Math.max(wishes.columns.get(column) ?? 0, 0, ...sizes.filter(({node}) => spotOf(node.id).x === line).map(({width}) => width)),
  );
  const rows = lattice.y.cells.map((line) =>
    Math.max(0, ...sizes.filter(({node}) => spotOf(node.id).y === line).map(({height}) => height)),
  );
  const all = segments.flat();
  const shared = {zone: style.zone, track: style.track};
  const scaleX = buildScale(
    lattice.x,
    {...shared, cells: columns, lanes: wishes.x, head: 0, gap: style.gap.x, margin: format.margin.x},
    all.filter(({isFlat}) => !isFlat),
  );
  const scaleY = buildScale(
    lattice.y,
    {...shared, cells: rows, lanes: wishes.y, head: ZONE_HEAD, gap: style.gap.y, margin: format.margin.y},
    all.filter(({isFlat}) => isFlat),
  );
  const nodes = sizes.map((size) => {
    const spot = spotOf(size.node.id);
    const column = scaleX.span(spot.x);
    const width = size.node.kind === 'user' ? size.width : column.end - column.start;
    const box = {x: scaleX.at(spot.x, 0) - width / 2, y: scaleY.at(spot.y, 0) - size.height / 2, width, height: size.height};
    return {...size, box};
  });
  return {scaleX, scaleY, nodes};
}

/** Coordinates of a wire; its ends lie on the edges of its boxes. */
function stretchesOf(segments: Segment[], {scaleX, scaleY}: Measured, from: Rect, to: Rect): Stretch[] {
  const across = (segment: Segment) => (segment.isFlat ? scaleY : scaleX).at(segment.line, segment.slot);
  const side = (box: Rect, isFlat: boolean, isAfter: boolean) =>
    isFlat ? box.x + (isAfter ? box.width : 0) : box.y + (isAfter ? box.height : 0);
  return segments.map((segment, index) => {
    const [before, after] = [segments[index - 1], segments[index + 1]];
    const isForward = segment.end > segment.start;
    const start = before ? across(before) : side(from, segment.isFlat, isForward);
    const end = after ? across(after) : side(to, segment.isFlat, !isForward);
    const line = across(segment);
    return segment.isFlat
      ? {from: {x: start, y: line}, to: {x: end, y: line}}
      : {from: {x: line, y: start}, to: {x: line, y: end}};
  });
}

function zoneBoxes({lattice}: Plan, {scaleX, scaleY}: Measured): {id: string; text: string; columns: {start: number; end: number}; box: Rect}[] {
  return lattice.areas.map(({zone, columns}) => {
    const [x, y] = [lattice.x.edges.get(zone.id), lattice.y.edges.get(zone.id)];
    const left = scaleX.edge(x?.start ?? 0);
    const top = scaleY.edge(y?.start ?? 0);
    const box = {x: left, y: top, width: scaleX.edge(x?.end ?? 0) - left, height: scaleY.edge(y?.end ?? 0) - top};
    return {id: zone.id, text: zone.label, columns, box};
  });
}

/** Asks for more room where the label of a wire found none: first across the wire's upright runs, which cost no width. */
function wishForLabel(plan: Plan, wire: number, size: {width: number; height: number}, wishes: Wishes, attempt: number): void {
  const lanesOf = (isFlat: boolean) =>
    (plan.segments[wire] ?? [])
      .filter((segment) => segment.isFlat === isFlat)
      .flatMap((segment) => {
        const axis = isFlat ? plan.lattice.x : plan.lattice.y;
        const [first, last] = [Math.min(segment.start, segment.end), Math.max(segment.start, segment.end)];
        const isWhole = (line: number) => line > first && line < last;
        return [...axis.lines.keys()]
          .filter((line) => line >= first && line <= last && axis.lines[line]?.kind === 'lane')
          .map((line) => ({line, isWhole: isWhole(line), isOuter: (axis.lines[line] as {isOuter?: boolean}).isOuter === true}));
      })
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || Number(a.isOuter) - Number(b.isOuter));
  const [upright, flat] = [lanesOf(false), lanesOf(true)];
  const useUpright = upright[0]?.isWhole && attempt < 5;
  const [lane] = useUpright ? upright : flat.length > 0 ? flat : upright;
  if (!lane) return;
  const isX = !useUpright && flat.length > 0;
  const target = isX ? wishes.x : wishes.y;
  const needed = (isX ? size.width : size.height) + 22 + attempt * 6;
  target.set(lane.line, Math.max(needed, (target.get(lane.line) ?? 0) + 6));
}

const ATTEMPTS = 9;

function fit(plan: Plan, format: Format, style: Style, tightness: number): Layout | undefined {
  const wishes: Wishes = {x: new Map(), y: new Map(), columns: new Map()};
  const {diagram} = plan;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const measured = measure(plan, format, style, wishes);
    if (measured.scaleX.size > format.width) return undefined;
    const boxOf = (id: string): Rect => measured.nodes.find(({node}) => node.id === id)?.box ?? {x: 0, y: 0, width: 0, height: 0};
    const wires: PlacedWire[] = diagram.wires.map((wire, index) => ({
      wire,
      stretches: stretchesOf(plan.segments[index] ?? [], measured, boxOf(wire.from), boxOf(wire.to)),
    }));
    const areas = zoneBoxes(plan, measured);
    let isFitting = true;
    const zones = areas.flatMap(({id, text, columns, box}) => {
      const label = placeZoneLabel(text, box, wires.flatMap(({stretches}) => stretches));
      if (label) return [{id, box, label}];
      isFitting = false;
      const column = columns.end;
      const span = measured.scaleX.span(plan.lattice.x.cells[column] ?? 0);
      wishes.columns.set(column, span.end - span.start + 12);
      return [];
    });
    const order = [...wires.keys()].sort((a, b) => (wires[a]?.stretches.length ?? 0) - (wires[b]?.stretches.length ?? 0));
    const taken = zones.map(({label}) => label.box);
    for (const index of order) {
      const placed = wires[index];
      if (!placed?.wire.label) continue;
      const others = wires.flatMap(({stretches}, other) => (other === index ? [] : stretches));
      const label = placeLabel(placed.wire.label, style.label, placed.stretches, {
        boxes: measured.nodes.map(({box}) => box),
        labels: taken,
        // The wire's own other stretches must not run under its label either.
        wires: others,
        edges: areas.map(({box}) => box),
      });
      if (label) {
        placed.label = label;
        taken.push(label.box);
      } else {
        isFitting = false;
        wishForLabel(plan, index, labelSize(placed.wire.label, style.label), wishes, attempt);
      }
    }
    if (isFitting) {
      return {width: measured.scaleX.size, height: measured.scaleY.size, nodes: measured.nodes, wires, zones, tightness};
    }
  }
  return undefined;
}

/** Lays a diagram out on the given cells, as airy as the format lets it; undefined when it does not fit at all. */
export function layOut(diagram: Diagram, placement: Placement, format: Format): Layout | undefined {
  const planned = plan(diagram, placement);
  for (const [tightness, style] of format.styles.entries()) {
    const layout = fit(planned, format, style, tightness);
    if (layout) return layout;
  }
  return undefined;
}

/** Stretches as rectangles, for tests and scores. */
export const wireBounds = ({stretches}: PlacedWire): Rect[] => stretches.map(boundsOf);
