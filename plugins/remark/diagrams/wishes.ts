import type {Line} from './axis';
import type {Plan} from './plan';

/** Room that texts asked for beyond the plain sizes: lanes by line, columns by number. */
export interface Wishes {
  x: Map<number, number>;
  y: Map<number, number>;
  columns: Map<number, number>;
}

/** Lanes between boxes are the first to grow, then those along the edges of zones, then the margins. */
const rankOf = (line: Line | undefined): number => (line?.kind !== 'lane' || line.isOuter ? 2 : line.isPad ? 1 : 0);

/** Asks for more room where the label of a wire found none: first across the wire's upright runs, which cost no width. */
export function wishForLabel(
  plan: Plan,
  wire: number,
  size: {width: number; height: number},
  wishes: Wishes,
  attempt: number,
): void {
  const lanesOf = (isFlat: boolean) =>
    (plan.segments[wire] ?? [])
      .filter((segment) => segment.isFlat === isFlat)
      .flatMap((segment) => {
        const axis = isFlat ? plan.lattice.x : plan.lattice.y;
        const [first, last] = [Math.min(segment.start, segment.end), Math.max(segment.start, segment.end)];
        const isWhole = (line: number) => line > first && line < last;
        return [...axis.lines.keys()]
          .filter((line) => line >= first && line <= last && axis.lines[line]?.kind === 'lane')
          .map((line) => ({line, isWhole: isWhole(line), rank: rankOf(axis.lines[line])}));
      })
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.rank - b.rank);
  const [upright, flat] = [lanesOf(false), lanesOf(true)];
  const useUpright = upright[0]?.isWhole && attempt < 5;
  const [lane] = useUpright ? upright : flat.length > 0 ? flat : upright;
  if (!lane) return;
  const isX = !useUpright && flat.length > 0;
  const target = isX ? wishes.x : wishes.y;
  const needed = (isX ? size.width : size.height) + 20 + attempt * 6;
  target.set(lane.line, Math.max(needed, (target.get(lane.line) ?? 0) + 6));
}
