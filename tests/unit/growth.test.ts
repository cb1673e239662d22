import {expect, it} from 'vitest';
import {LINEAR, growth} from '../support/growth';

/** Keeps the processor busy for so many steps. */
function steps(count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum = (sum * 31 + index) % 1_000_003;
  return sum;
}

it('tells work that grows with its input from work that grows with its square', () => {
  const grows = (cost: (size: number) => number) =>
    growth(
      () => void steps(cost(2000)),
      () => void steps(cost(8000)),
    );
  expect(grows((size) => size * 2000)).toBeLessThan(LINEAR);
  expect(grows((size) => size * size)).toBeGreaterThan(LINEAR);
});
