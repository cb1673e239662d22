import {readFileSync} from 'node:fs';

const TOKENS = 'src/css/tokens.css';

let source: string | undefined;

/**
 * The dark color of a role, such as `bg`: the style sheet of tokens is the only place that has colors.
 *
 * @throws Error when there's no such role
 */
export function darkColor(role: string): string {
  source ??= readFileSync(TOKENS, 'utf8');
  const color = new RegExp(`--site-${role}: (?:light-dark\\(#[0-9a-f]+, )?(#[0-9a-f]+)\\)?;`).exec(source)?.[1];
  if (!color) throw new Error(`${TOKENS}: no color "--site-${role}".`);
  return color;
}
