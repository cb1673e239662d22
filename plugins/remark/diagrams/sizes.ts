import {sizeOf, type BoxSize} from './boxes';
import type {Rect} from './geometry';
import {ZONE_HEAD} from './labels';
import type {Plan} from './plan';
import {buildScale, PORT, type Scale} from './scale';
import type {DiagramNode, DiagramWire} from './schema';
import type {Format, Style} from './style';
import type {Segment} from './tracks';
import type {Wishes} from './wishes';

export interface PlacedNode extends BoxSize {
  node: DiagramNode;
  box: Rect;
}

export interface Measured {
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
  return Math.max(0, ...slots) * 2 * Math.max(PORT, track) + 22;
}

/** Sizes all boxes and gutters. */
export function measure({diagram, lattice, segments}: Plan, format: Format, style: Style, wishes: Wishes): Measured {
  const spotOf = (id: string) => lattice.spots.get(id) ?? {x: 0, y: 0};
  const rooms = diagram.nodes.map(({id}) => ({
    width: sideRoom(segments, diagram.wires, id, false, style.track),
    height: sideRoom(segments, diagram.wires, id, true, style.track),
  }));
  const sized = (node: DiagramNode, limit: number, room = {width: 0, height: 0}) => {
    const size = sizeOf(node, style, limit);
    return {...size, node, width: Math.max(size.width, room.width), height: Math.max(size.height, room.height)};
  };
  const least = diagram.nodes.map((node, index) => sized(node, style.text, rooms[index]));
  const columns = lattice.x.cells.map((line, column) =>
    Math.max(
      wishes.columns.get(column) ?? 0,
      0,
      ...least.filter(({node}) => spotOf(node.id).x === line).map(({width}) => width),
    ),
  );
  // A wide neighbor above or below may leave room for fewer lines.
  const sizes = least.map(({node}, index) => {
    const width = columns[lattice.x.cells.indexOf(spotOf(node.id).x)] ?? 0;
    return sized(node, Math.max(style.text, width - 2 * style.pad), rooms[index]);
  });
  const rows = lattice.y.cells.map((line) =>
    Math.max(0, ...sizes.filter(({node}) => spotOf(node.id).y === line).map(({height}) => height)),
  );
  const all = segments.flat();
  const shared = {zone: style.zone, track: style.track};
  const scaleX = buildScale(
    lattice.x,
    {...shared, cells: columns, lanes: wishes.x, head: 0, gap: style.gap.x, margin: style.margin ?? format.margin.x},
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
    const box = {
      x: scaleX.at(spot.x, 0) - width / 2,
      y: scaleY.at(spot.y, 0) - size.height / 2,
      width,
      height: size.height,
    };
    return {...size, box};
  });
  return {scaleX, scaleY, nodes};
}
