/** So little processor time, in milliseconds, says nothing about how it grows. */
const LITTLE = 20;

/** Processor time, in milliseconds: other programs of a busy machine don't add to it, as they do to a clock. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** By how much more work costs when there's four times as much: about 4 if each line costs the same, 16 if it's quadratic. */
export function growth(quarter: () => void, whole: () => void): number {
  const cheapest = (work: () => void) => Math.min(cost(work), cost(work));
  return cheapest(whole) / Math.max(LITTLE, cheapest(quarter));
}

/** Between the two, with room for what a machine does on the side. */
export const LINEAR = 9;
