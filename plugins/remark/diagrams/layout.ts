import type {Rect, Stretch} from './geometry';
import type {Placement} from './grid';
import {labelSize, placeLabel, placeZoneLabel, ZONE_HEAD, type Label} from './labels';
import {planWires, type Plan} from './plan';
import type {Diagram, DiagramWire} from './schema';
import {measure, type Measured, type PlacedNode} from './sizes';
import type {Format, Style} from './style';
import {stretchesOf, zoneBoxes} from './wires';
import {wishForLabel, type Wishes} from './wishes';

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

const ATTEMPTS = 9;

/** One attempt: everything measured with the room wished for so far; labels may still be missing. */
interface Attempt {
  plan: Plan;
  style: Style;
  wishes: Wishes;
  /** Zones whose label stands at the bottom, because wires come in through the top; undefined where none may. */
  feet: Set<string> | undefined;
  attempt: number;
}

const NOTHING: Rect = {x: 0, y: 0, width: 0, height: 0};

/** Sets the labels of the zones, or wishes for room. */
function labelZones({plan, wishes, feet}: Attempt, measured: Measured, wires: PlacedWire[]): Layout['zones'] {
  const stretches = wires.flatMap((wire) => wire.stretches);
  return zoneBoxes(plan, measured).flatMap(({id, text, columns, box}) => {
    const label = placeZoneLabel(text, box, stretches, feet?.has(id) ?? false);
    if (label) return [{id, box, label}];
    if (feet && !feet.has(id)) {
      feet.add(id);
      wishes.y.set(plan.lattice.y.edges.get(id)?.end ?? 0, ZONE_HEAD + 6);
      return [];
    }
    const span = measured.scaleX.span(plan.lattice.x.cells[columns.end] ?? 0);
    wishes.columns.set(columns.end, span.end - span.start + 12);
    return [];
  });
}

/** Sets the labels of the wires, straight wires first, or wishes for room. Tells whether all found a place. */
function labelWires(
  {plan, style, wishes, attempt}: Attempt,
  measured: Measured,
  wires: PlacedWire[],
  zones: Layout['zones'],
): boolean {
  const order = [...wires.keys()].sort((a, b) => (wires[a]?.stretches.length ?? 0) - (wires[b]?.stretches.length ?? 0));
  const drawing = {x: 0, y: 0, width: measured.scaleX.size, height: measured.scaleY.size};
  const taken = zones.map(({label}) => label.box);
  let isComplete = true;
  for (const index of order) {
    const placed = wires[index];
    if (!placed?.wire.label) continue;
    const label = placeLabel(placed.wire.label, style.label, placed.stretches, {
      drawing,
      boxes: measured.nodes.map(({box}) => box),
      labels: taken,
      wires: wires.flatMap(({stretches}, other) => (other === index ? [] : stretches)),
      edges: zones.map(({box}) => box),
    });
    if (label) {
      placed.label = label;
      taken.push(label.box);
    } else {
      isComplete = false;
      wishForLabel(plan, index, labelSize(placed.wire.label, style.label), wishes, attempt);
    }
  }
  return isComplete;
}

function fit(plan: Plan, format: Format, tightness: number, mayUseFoot: boolean): Layout | undefined {
  const style = format.styles[tightness];
  if (!style) return undefined;
  const wishes: Wishes = {x: new Map(), y: new Map(), columns: new Map()};
  const feet = mayUseFoot ? new Set<string>() : undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const measured = measure(plan, format, style, wishes);
    if (measured.scaleX.size > format.width) return undefined;
    const boxOf = (id: string): Rect => measured.nodes.find(({node}) => node.id === id)?.box ?? NOTHING;
    const wires: PlacedWire[] = plan.diagram.wires.map((wire, index) => ({
      wire,
      stretches: stretchesOf(plan.segments[index] ?? [], measured, boxOf(wire.from), boxOf(wire.to)),
    }));
    const current = {plan, style, wishes, feet, attempt};
    const zones = labelZones(current, measured, wires);
    const isComplete = labelWires(current, measured, wires, zones);
    if (isComplete && zones.length === plan.diagram.zones.length) {
      return {
        width: measured.scaleX.size,
        height: measured.scaleY.size,
        nodes: measured.nodes,
        wires,
        zones,
        tightness,
      };
    }
  }
  return undefined;
}

/** Lays a diagram out on the given cells, as airy as the format lets it; undefined when it does not fit at all. */
export function layOut(diagram: Diagram, placement: Placement, format: Format): Layout | undefined {
  const planned = planWires(diagram, placement);
  for (const mayUseFoot of [false, true]) {
    for (const tightness of format.styles.keys()) {
      const layout = fit(planned, format, tightness, mayUseFoot);
      if (layout) return layout;
    }
  }
  return undefined;
}
