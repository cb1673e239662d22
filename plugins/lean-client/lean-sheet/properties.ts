import data from 'mdn-data/css/properties.json';

const SIDES: Record<string, string> = {
  top: 'block-start',
  bottom: 'block-end',
  left: 'inline-start',
  right: 'inline-end',
  width: 'inline-size',
  height: 'block-size',
};

const PHYSICAL =
  /^(inset-|border-|(?:scroll-)?(?:margin|padding)-|min-|max-|)(top|bottom|left|right|width|height)(-width|-style|-color|)$/;

/** A property under its name for a direction of writing, which is from left to right here: `margin-block-start`. */
const logical = (property: string): string =>
  property
    .replace(/^(?=(?:top|bottom|left|right)$)/, 'inset-')
    .replace(PHYSICAL, (_, before: string, side: string, after: string) => `${before}${SIDES[side] ?? side}${after}`);

/** What a declaration of the property sets, without shorthands: of `margin`, one for each side. */
export function longhands(property: string): string[] {
  const initial = (data as Record<string, {initial: string | string[]}>)[property]?.initial;
  return Array.isArray(initial) ? initial.flatMap(longhands) : [logical(property)];
}
