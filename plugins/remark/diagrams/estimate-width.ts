import type {ElkNode} from 'elkjs/lib/elk-api';
import type {Style} from './style';

interface Box {
  id: string;
  width: number;
  zones: string[];
}

const boxesIn = ({children = []}: ElkNode, zones: string[] = []): Box[] =>
  children.flatMap((child) =>
    child.children ? boxesIn(child, [...zones, child.id]) : [{id: child.id, width: child.width ?? 0, zones}],
  );

const widest = (widths: number[]): number => Math.max(0, ...widths);

/** Boxes by how many wires it takes to get to them. Wires in a circle end at the last step. */
function stepsOf(boxes: Box[], wires: {from: string; to: string}[]): Box[][] {
  const steps = new Map(boxes.map(({id}) => [id, 0]));
  const last = boxes.length - 1;
  for (let round = 0; round < last; round += 1)
    for (const {from, to} of wires)
      steps.set(to, Math.min(last, Math.max(steps.get(to) ?? 0, (steps.get(from) ?? 0) + 1)));
  return Array.from({length: widest([...steps.values()]) + 1}, (_, step) =>
    boxes.filter(({id}) => steps.get(id) === step),
  );
}

/** About how wide ELK will draw a graph, in px: mostly within a tenth. */
export function estimateWidth(graph: ElkNode, {gap, end, zone, margin}: Style): number {
  const boxes = boxesIn(graph);
  const zonesOf = new Map(boxes.map(({id, zones}) => [id, zones.join()]));
  const wires = (graph.edges ?? []).map(({sources: [from = ''], targets: [to = ''], labels}) => ({
    from,
    to,
    label: labels?.[0]?.width ?? 0,
  }));
  const steps = stepsOf(boxes, wires);
  if (graph.layoutOptions?.['elk.direction'] === 'DOWN') {
    const rows = steps.map((row) => {
      const zones = widest(row.map((box) => box.zones.length));
      return row.reduce((sum, {width}) => sum + width, 0) + (row.length - 1) * gap.x + 2 * zone * zones;
    });
    return widest(rows) + 2 * margin.x;
  }
  const columns = steps.map((column, step) => {
    const width = widest(column.map((box) => box.width));
    if (step === steps.length - 1) return width;
    const leaving = wires.filter(({from}) => column.some(({id}) => id === from));
    const labels = widest(leaving.map((wire) => wire.label));
    const crossing = leaving.some(({from, to}) => zonesOf.get(from) !== zonesOf.get(to));
    return width + Math.max(gap.x, labels + 2 * end.x) + (crossing ? zone : 0);
  });
  return columns.reduce((sum, width) => sum + width, 0) + 2 * margin.x;
}
