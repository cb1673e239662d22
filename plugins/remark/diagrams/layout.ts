import type {ElkNode} from 'elkjs/lib/elk-api';
import {createSyncFn} from 'synckit';
import {type BoxSize, sizeOf} from './boxes';
import {estimateWidth} from './estimate-width';
import {LINE, type Voice, voiceOf, widthOf, wrap} from './measure';
import type {Diagram, DiagramNode, DiagramWire, DiagramZone} from './schema';
import type {Format, Style} from './style';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A text with its place; `box` is what the knock-out behind it covers. */
export interface Label {
  lines: string[];
  voice: Voice;
  box: Rect;
}

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
}

/** A drawing: lengths in px from its upper left corner. */
export interface Layout {
  width: number;
  height: number;
  /** Space between text and the left edge of its box. */
  pad: number;
  nodes: PlacedNode[];
  wires: PlacedWire[];
  zones: PlacedZone[];
}

const layOutGraph = createSyncFn<(graph: ElkNode) => ElkNode>(require.resolve('./layout-worker.mjs'));

/** Height of a zone's head, which has its label. */
const ZONE_HEAD = LINE + 10;
const ROOT = 'diagram';
const PAD = 4;

const labelOf = (text: string, limit: number): Omit<Label, 'box'> & {width: number; height: number} => {
  const voice = voiceOf(text, false);
  const lines = wrap(text, voice, limit);
  const width = Math.max(...lines.map((line) => widthOf(line, voice))) + 2 * PAD;
  return {lines, voice, width, height: lines.length * LINE + 2};
};

/** The smallest zone around something: a node by its id, or another zone by its nodes. */
function zoneAround(zones: DiagramZone[], ids: string[], self?: DiagramZone): DiagramZone | undefined {
  return zones
    .filter(
      (zone) =>
        zone !== self && ids.every((id) => zone.nodes.includes(id)) && zone.nodes.length > (self?.nodes.length ?? 0),
    )
    .sort((a, b) => a.nodes.length - b.nodes.length)[0];
}

/** The diagram as ELK reads it: nodes with their sizes, zones as nodes around others, wires with their labels. */
function graphOf({nodes, wires, zones}: Diagram, direction: 'RIGHT' | 'DOWN', style: Style): ElkNode {
  const {x, y} = style.gap;
  const [between, beside] = direction === 'RIGHT' ? [x, y] : [y, x];
  const spacing = {
    'elk.layered.spacing.nodeNodeBetweenLayers': `${between}`,
    'elk.spacing.nodeNode': `${beside}`,
    'elk.spacing.edgeNode': `${style.track}`,
    'elk.spacing.edgeEdge': `${style.track}`,
    'elk.layered.spacing.edgeNodeBetweenLayers': `${style.track}`,
    'elk.layered.spacing.edgeEdgeBetweenLayers': `${style.track}`,
    'elk.spacing.edgeLabel': '2',
  };
  const zoneNodes = new Map(
    zones.map((zone): [DiagramZone, ElkNode] => {
      const padding = `[top=${ZONE_HEAD},left=${style.zone},bottom=${style.zone},right=${style.zone}]`;
      return [
        zone,
        {
          id: zone.id,
          children: [],
          layoutOptions: {
            ...spacing,
            'elk.padding': padding,
          },
        },
      ];
    }),
  );
  const root: ElkNode = {
    id: ROOT,
    children: [],
    layoutOptions: {
      ...spacing,
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.padding': `[top=${style.margin.y},left=${style.margin.x},bottom=${style.margin.y},right=${style.margin.x}]`,
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeLabels.inline': 'true',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
      'elk.layered.nodePlacement.favorStraightEdges': 'true',
      'elk.layered.feedbackEdges': 'true',
      'elk.separateConnectedComponents': 'false',
    },
  };
  const put = (node: ElkNode, zone: DiagramZone | undefined) =>
    ((zone && zoneNodes.get(zone)) ?? root).children?.push(node);
  for (const [zone, node] of zoneNodes) put(node, zoneAround(zones, zone.nodes, zone));
  for (const node of nodes) {
    const zone = zoneAround(zones, [node.id]);
    const {width, height} = sizeOf(node, style, style.text);
    put({id: node.id, width: Math.ceil(width), height: Math.ceil(height)}, zone);
  }
  for (const [zone, {children = []}] of zoneNodes) {
    // A zone is as wide as what's in it, and its label needs room: the widest node makes it.
    const [widest] = [...children].sort((one, other) => (other.width ?? 0) - (one.width ?? 0));
    // Several in a row are wide enough together.
    const least = labelOf(zone.label, Infinity).width + 16 - 2 * style.zone;
    if (children.length <= 3 && widest?.width) widest.width = Math.max(widest.width, Math.ceil(least));
  }
  root.edges = wires.map(({from, to, label}, index) => {
    const size = label ? labelOf(label, style.label) : undefined;
    return {
      id: `wire-${index}`,
      sources: [from],
      targets: [to],
      labels: size
        ? [
            {
              id: `label-${index}`,
              text: label ?? '',
              width: size.width,
              height: size.height,
              layoutOptions: {'elk.edgeLabels.inline': 'true'},
            },
          ]
        : [],
    };
  });
  return root;
}

const rectOf = ({x = 0, y = 0, width = 0, height = 0}: Partial<Rect>): Rect => ({x, y, width, height});

/** Everything in a graph that has been laid out, by id. */
const shapesIn = (node: ElkNode): [string, Rect][] => [
  [node.id, rectOf(node)],
  ...(node.children ?? []).flatMap(shapesIn),
];

function layOutWith(diagram: Diagram, direction: 'RIGHT' | 'DOWN', style: Style): Layout {
  const done = layOutGraph(graphOf(diagram, direction, style));
  const shapes = new Map(shapesIn(done));
  const boxOf = (id: string): Rect => shapes.get(id) ?? rectOf({});
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    pad: style.pad,
    nodes: diagram.nodes.map((node) => ({...sizeOf(node, style, style.text), node, box: boxOf(node.id)})),
    zones: diagram.zones.map((zone) => {
      const box = boxOf(zone.id);
      const {lines, voice, width, height} = labelOf(zone.label, Infinity);
      return {zone, box, label: {lines, voice, box: {x: box.x + 8, y: box.y + 5, width, height}}};
    }),
    wires: diagram.wires.map((wire, index) => {
      const edge = done.edges?.[index];
      const points = (edge?.sections ?? []).flatMap(({startPoint, bendPoints = [], endPoint}) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      const placed = edge?.labels?.[0];
      if (!placed || !wire.label) return {wire, points};
      const {lines, voice} = labelOf(wire.label, style.label);
      return {wire, points, label: {lines, voice, box: rectOf(placed)}};
    }),
  };
}

/**
 * The first of some tries that fits, each tighter than the one before, from a guess on: a good guess takes two tries.
 *
 * @param at makes a try; undefined if it doesn't fit
 */
export function firstFitting<T>(count: number, guess: number, at: (index: number) => T | undefined): T | undefined {
  let found = at(guess);
  if (!found) {
    for (let index = guess + 1; index < count && !found; index += 1) found = at(index);
    return found;
  }
  for (let index = guess - 1; index >= 0; index -= 1) {
    const roomier = at(index);
    if (!roomier) break;
    found = roomier;
  }
  return found;
}

/** The most spacious drawing that fits the format's width; undefined if none does. */
export function layOut(diagram: Diagram, {width, directions, styles}: Format): Layout | undefined {
  for (const direction of directions) {
    const guess = styles.findIndex((style) => estimateWidth(graphOf(diagram, direction, style), style) <= width);
    const found = firstFitting(styles.length, guess < 0 ? styles.length - 1 : guess, (index) => {
      const style = styles[index];
      const layout = style && layOutWith(diagram, direction, style);
      return layout && layout.width <= width ? layout : undefined;
    });
    if (found) return found;
  }
  return undefined;
}
