import type {ElkNode} from 'elkjs/lib/elk-api';
import {labelOf, sizeOf} from './boxes';
import {LINE} from './measure';
import type {Diagram, DiagramZone} from './schema';
import type {Style} from './style';

/** Height of the part of a zone that has its label. */
const ZONE_HEAD = LINE + 10;
const ROOT = 'diagram';

export type Direction = 'RIGHT' | 'DOWN';

/** Below the nodes of the zone, or above them and to the left of the wires that enter it. */
export type ZoneLabels = ReadonlyMap<string, 'foot' | 'corner'>;

/** The smallest zone around something: a node by its id, or another zone by its nodes. */
function zoneAround(zones: DiagramZone[], ids: string[], self?: DiagramZone): DiagramZone | undefined {
  return zones
    .filter(
      (zone) =>
        zone !== self && ids.every((id) => zone.nodes.includes(id)) && zone.nodes.length > (self?.nodes.length ?? 0),
    )
    .sort((a, b) => a.nodes.length - b.nodes.length)[0];
}

/**
 * The diagram as ELK reads it: nodes with their sizes, zones as nodes around others, wires with their labels.
 *
 * @param labels where zones have their label, by their id, if not above their nodes
 */
export function graphOf(
  {nodes, wires, zones}: Diagram,
  direction: Direction,
  style: Style,
  labels: ZoneLabels,
): ElkNode {
  const {x, y} = style.gap;
  const [between, beside] = direction === 'RIGHT' ? [x, y] : [y, x];
  const end = Math.min(between, direction === 'RIGHT' ? style.end.x : style.end.y);
  const spacing = {
    'elk.layered.spacing.nodeNodeBetweenLayers': `${end}`,
    'elk.spacing.nodeNode': `${beside}`,
    'elk.spacing.edgeNode': `${style.track}`,
    'elk.spacing.edgeEdge': `${style.track}`,
    'elk.layered.spacing.edgeNodeBetweenLayers': `${style.track}`,
    'elk.layered.spacing.edgeEdgeBetweenLayers': `${style.track}`,
    'elk.spacing.edgeLabel': '2',
  };
  // A wire enters a zone above the middle of a node.
  const besideLabel = ({label, nodes: members}: DiagramZone): number => {
    const widths = nodes.filter(({id}) => members.includes(id)).map((node) => sizeOf(node, style, style.text).width);
    return Math.max(style.zone, Math.ceil(labelOf(label, Infinity).width + 16 - Math.min(...widths) / 2));
  };
  const zoneNodes = new Map(
    zones.map((zone): [DiagramZone, ElkNode] => {
      const [top, bottom] = labels.get(zone.id) === 'foot' ? [style.zone, ZONE_HEAD] : [ZONE_HEAD, style.zone];
      const left = labels.get(zone.id) === 'corner' ? besideLabel(zone) : style.zone;
      const padding = `[top=${top},left=${left},bottom=${bottom},right=${style.zone}]`;
      return [zone, {id: zone.id, children: [], layoutOptions: {...spacing, 'elk.padding': padding}}];
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
  // ELK gives a label the space between two rows of nodes at both of its ends. So that space is short, and a wire without a
  // label has an empty one that makes up for it.
  const rest = Math.max(1, between - 2 * end);
  const blank = direction === 'RIGHT' ? {width: rest, height: 1} : {width: 1, height: rest};
  root.edges = wires.map(({from, to, label}, index) => {
    const {width, height} = label ? labelOf(label, style.label) : blank;
    const layoutOptions = {'elk.edgeLabels.inline': 'true'};
    const labels = [{id: `label-${index}`, text: label ?? '', width, height, layoutOptions}];
    return {id: `wire-${index}`, sources: [from], targets: [to], labels};
  });
  return root;
}
