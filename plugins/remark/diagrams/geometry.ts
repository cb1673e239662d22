export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Whether two rectangles share any point when `gap` px are kept between them. */
export const isTouching = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The rectangles that a wire fills, from corner to corner. */
export const stretchesOf = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });

/**
 * Moves a text along the head of its zone, to the first place that nothing crosses. Undefined if there's none.
 *
 * @param gap px to keep between the text and what's next to it
 */
export function firstFree(text: Rect, zone: Rect, taken: readonly Rect[], gap: number): Rect | undefined {
  const inTheWay = taken.filter((other) => isTouching({...text, x: zone.x, width: zone.width}, other, gap));
  const places = [text.x, ...inTheWay.map(({x, width}) => x + width + gap).sort((a, b) => a - b)];
  return places
    .map((x) => ({...text, x}))
    .find((place) => isWithin(place, zone) && !inTheWay.some((other) => isTouching(place, other, gap)));
}
