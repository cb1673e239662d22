export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A straight piece of a wire; its ends in the order of the wire. */
export interface Stretch {
  from: Point;
  to: Point;
}

/** Whether two rectangles share any point when `gap` px are kept between them. */
export function isTouching(a: Rect, b: Rect, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}

/** Whether `inner` lies within `outer`. */
export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The rectangle a stretch fills. */
export const boundsOf = ({from, to}: Stretch): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

export const isHorizontal = ({from, to}: Stretch): boolean => from.y === to.y;

/** Whether two stretches cross between their ends. */
export function isCrossing(a: Stretch, b: Stretch): boolean {
  if (isHorizontal(a) === isHorizontal(b)) return false;
  const [flat, upright] = isHorizontal(a) ? [boundsOf(a), boundsOf(b)] : [boundsOf(b), boundsOf(a)];
  return (
    upright.x > flat.x && upright.x < flat.x + flat.width && flat.y > upright.y && flat.y < upright.y + upright.height
  );
}

/** Coordinates are drawn on half pixels, which is as fine as anyone can see and keeps the pages small. */
export const round = (value: number): number => Math.round(value * 2) / 2;
