import {boundsOf} from './geometry';
import type {Layout} from './layout';
import {crossings} from './tracks';

/** How bad a drawing is, to choose among several: crossings, turns, wires that run back, length, height, tightness. */
export function score({wires, width, height, tightness}: Layout): number {
  const stretches = wires.map((wire) => wire.stretches);
  const bends = stretches.reduce((sum, wire) => sum + Math.max(0, wire.length - 1) ** 1.4, 0);
  const length = stretches.flat().reduce((sum, stretch) => sum + boundsOf(stretch).width + boundsOf(stretch).height, 0);
  const back = stretches.reduce((sum, wire) => {
    const [from, to] = [wire[0]?.from, wire.at(-1)?.to];
    if (!from || !to) return sum;
    return sum + (to.y < from.y - 20 ? 7 : 0) + (to.x < from.x ? 1.5 : 0);
  }, 0);
  return crossings(stretches) * 7 + bends * 2.5 + back + length / 90 + height / 55 + width / 200 + tightness * 1.5;
}
