import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';
import {createSyncFn} from 'synckit';
import {DOT, type BoxSize, type Label, labelOf, sizeOf} from './boxes';
import {firstFree, type Point, type Rect, stretchesOf} from './geometry';
import {graphOf, type Direction, type ZoneLabels} from './graph';
import type {Diagram, DiagramNode, DiagramWire, DiagramZone} from './schema';
import type {Format, Style} from './style';

export interface PlacedNode extends BoxSize {
  node: DiagramNode;
  box: Rect;
}

export interface PlacedWire {
  wire: DiagramWire;
  /** Corners, from one end to the other. */
  points: Point[];
  label?: Label;
}

export interface PlacedZone {
  zone: DiagramZone;
  box: Rect;
  label: Label;
  /** No place along the edge is free for the label. */
  isCrossed: boolean;
}

/** A drawing: lengths in px from its upper left corner. */
export interface Layout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  wires: PlacedWire[];
  zones: PlacedZone[];
  dots: Point[];
}

const layOutGraph = createSyncFn<(graph: ElkNode) => ElkNode>(require.resolve('./layout-worker.mjs'));

const rectOf = ({x = 0, y = 0, width = 0, height = 0}: Partial<Rect>): Rect => ({x, y, width, height});

/** Everything in a graph that has been laid out, by id. */
const shapesIn = (node: ElkNode): [string, Rect][] => [
  [node.id, rectOf(node)],
  ...(node.children ?? []).flatMap(shapesIn),
];

function placeWire(wire: DiagramWire, edge: ElkExtendedEdge | undefined, style: Style): PlacedWire {
  const points = (edge?.sections ?? []).flatMap(({startPoint, bendPoints = [], endPoint}) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const placed = edge?.labels?.[0];
  if (!placed || !wire.label) return {wire, points};
  const {lines, voice} = labelOf(wire.label, style.label);
  return {wire, points, label: {lines, voice, box: rectOf(placed)}};
}

/** Space between the label of a zone and the wires that enter the zone, in px. */
const AROUND_LABEL = 4;
/** Space between the label of a zone and the edge above or below it, in px. */
const LABEL_EDGE = 5;

function placeZone(zone: DiagramZone, box: Rect, taken: Rect[], isAtFoot: boolean): PlacedZone {
  const {lines, voice, width, height} = labelOf(zone.label, Infinity);
  const y = isAtFoot ? box.y + box.height - height - LABEL_EDGE : box.y + LABEL_EDGE;
  const first = {x: box.x + 8, y, width, height};
  const free = firstFree(first, box, taken, AROUND_LABEL);
  return {zone, box, isCrossed: !free, label: {lines, voice, box: free ?? first}};
}

/**
 * Where the dots of a live node sit: at every end that reaches it, else where its own wire begins, else on its edge.
 */
function dotsOf({node, box}: PlacedNode, wires: PlacedWire[]): Point[] {
  if (!node.live) return [];
  const ends = wires.filter(({wire}) => wire.to === node.id).flatMap(({points}) => points.at(-1) ?? []);
  if (ends.length > 0) return ends;
  const own = wires.find(({wire}) => wire.from === node.id);
  return [own?.points[0] ?? {x: box.x, y: box.y + box.height / 2}];
}

function layOutWith(diagram: Diagram, direction: Direction, style: Style, labels: ZoneLabels): Layout {
  const done = layOutGraph(graphOf(diagram, direction, style, labels));
  const shapes = new Map(shapesIn(done));
  const boxOf = (id: string): Rect => shapes.get(id) ?? rectOf({});
  const nodes = diagram.nodes.map((node) => ({...sizeOf(node, style, style.text), node, box: boxOf(node.id)}));
  const wires = diagram.wires.map((wire, index) => placeWire(wire, done.edges?.[index], style));
  const dots = nodes.flatMap((node) => dotsOf(node, wires));
  const taken = [
    ...wires.flatMap(({points, label}) => [...stretchesOf(points), ...(label ? [label.box] : [])]),
    ...dots.map(({x, y}) => ({x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT})),
  ];
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    nodes,
    wires,
    zones: diagram.zones.map((zone) => placeZone(zone, boxOf(zone.id), taken, labels.get(zone.id) === 'foot')),
    dots,
  };
}

const crossedIn = ({zones}: Layout): string[] => zones.flatMap(({zone, isCrossed}) => (isCrossed ? [zone.id] : []));

/**
 * Wires that enter a narrow zone from above leave no room for its label there. Then the label goes below the nodes, and if
 * wires leave there too, to the left of them.
 */
function layOutClear(diagram: Diagram, direction: Direction, style: Style, width: number): Layout {
  let layout = layOutWith(diagram, direction, style, new Map());
  const labels = new Map<string, 'foot' | 'corner'>();
  for (const place of ['foot', 'corner'] as const) {
    const crossed = crossedIn(layout);
    if (crossed.length === 0 || layout.width > width) return layout;
    for (const id of crossed) labels.set(id, place);
    layout = layOutWith(diagram, direction, style, labels);
  }
  return layout;
}

/** The most spacious drawing that fits the format; undefined if none does. */
export function layOut(diagram: Diagram, {width, height, attempts}: Format): Layout | undefined {
  for (const {direction, style} of attempts) {
    const layout = layOutClear(diagram, direction, style, width);
    if (layout.width <= width && layout.height <= height) return layout;
  }
  return undefined;
}
