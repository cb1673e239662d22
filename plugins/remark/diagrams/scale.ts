import type {Axis} from './axis';
import type {Segment} from './tracks';

/** Sizes of one axis: what each line needs before it is laid out. */
export interface Needs {
  /** Size of every column (or row) by its number. */
  cells: number[];
  /** Least size of a lane by its line. */
  lanes: ReadonlyMap<number, number>;
  /** Room to keep at the head of the lanes right below the top edge of a zone, for its label. */
  head: number;
  gap: number;
  zone: number;
  track: number;
  margin: number;
}

/** Coordinates of one axis. */
export interface Scale {
  /** Place beside a line, in px. */
  at: (line: number, slot: number) => number;
  /** Edge of a zone, given the line before it. */
  edge: (line: number) => number;
  /** First and last coordinate of a line. */
  span: (line: number) => {start: number; end: number};
  size: number;
}

/** Least space between wires that end on one side of a box: room for their dots and arrowheads. */
export const PORT = 14;

/** Tracks in use along a line. */
function slotsOf(segments: Segment[], line: number): number[] {
  return segments.filter((segment) => segment.line === line).map(({slot}) => slot);
}

/** Lays out one axis; `segments` are those that run along its lines. */
export function buildScale(axis: Axis, needs: Needs, segments: Segment[]): Scale {
  const spans: {start: number; end: number; middle: number}[] = [];
  let position = needs.margin;
  axis.lines.forEach((line, index) => {
    const slots = slotsOf(segments, index);
    const width = slots.length === 0 ? 0 : (Math.max(...slots) - Math.min(...slots)) * needs.track;
    if (line.kind === 'cell') {
      const size = needs.cells[line.cell] ?? 0;
      spans.push({start: position, end: position + size, middle: position + size / 2});
      position += size;
      return;
    }
    const isAlone = axis.lines.filter((other) => other.kind === 'lane' && other.gutter === line.gutter).length === 1;
    const head = line.isHead ? needs.head : 0;
    // Room for an arrowhead between a wire and the box or edge beside it.
    const least = slots.length === 0 ? 0 : width + 2 * (line.isOuter && !line.isAtBox ? needs.track * 0.75 : 14);
    const plain = line.isOuter
      ? 0
      : isAlone
        ? needs.gap
        : line.isAtBox
          ? needs.zone
          : Math.min(needs.zone, needs.gap / 2);
    const outer = line.isOuter && slots.length > 0 ? width + needs.track + (line.isAtBox ? 4 : 0) : least;
    const size = Math.max(
      plain,
      line.isOuter ? outer : least,
      needs.lanes.get(index) ?? 0,
      head && slots.length === 0 ? head + 2 : 0,
    );
    const extra = head && slots.length > 0 ? head - 8 : 0;
    const offset = slots.length === 0 ? 0 : ((Math.max(...slots) + Math.min(...slots)) / 2) * needs.track;
    spans.push({start: position, end: position + size + extra, middle: position + extra + size / 2 - offset});
    position += size + extra;
  });
  const pitchOf = (line: number) => (axis.lines[line]?.kind === 'cell' ? Math.max(PORT, needs.track) : needs.track);
  const spanOf = (line: number) => spans[line] ?? {start: 0, end: 0, middle: 0};
  return {
    at: (line, slot) => spanOf(line).middle + slot * pitchOf(line),
    edge: (line) => spanOf(line).end,
    span: spanOf,
    size: position + needs.margin,
  };
}
