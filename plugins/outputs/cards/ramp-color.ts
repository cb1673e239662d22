import {readFileSync} from 'node:fs';

const TOKENS = 'src/css/tokens.css';

let source: string | undefined;

/**
 * A step of a color ramp, such as `gray-975`: the style sheet of tokens is the only place that has colors.
 *
 * @throws Error when there's no such step
 */
export function rampColor(step: string): string {
  source ??= readFileSync(TOKENS, 'utf8');
  const color = new RegExp(`--site-${step}: (#[0-9a-f]{3,6});`).exec(source)?.[1];
  if (!color) throw new Error(`${TOKENS}: no color "--site-${step}".`);
  return color;
}
