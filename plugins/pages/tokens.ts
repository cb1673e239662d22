import {closest, distance} from 'fastest-levenshtein';
import {type Site, site} from '../../config/site';
import {replaceTokens} from '../../src/lib/tokens';

/**
 * Values of all tokens: the three forms of the name, and the links. A bare `{name}` or `{url}` isn't a token: code
 * samples use such words.
 */
export function tokenValues(site: Site): Record<string, string> {
  const links = Object.entries(site.links).map(([key, url]) => [`links.${key}`, url]);
  return {...Object.fromEntries(links), Product: site.name, product: site.slug, PRODUCT: site.prefix};
}

export const identityTokens: Record<string, string> = tokenValues(site);

/** In code, braces have other uses: only what was plainly meant as a token is an error. */
function looksLikeToken(token: string, names: string[]): boolean {
  return (
    /^(?:links|versions|costs)\./.test(token) ||
    names.some((name) => /^product$/i.test(name) && distance(name.toLowerCase(), token.toLowerCase()) <= 1)
  );
}

/**
 * Replaces every token in a text.
 *
 * @param strict an unknown `{word}` is always an error (prose); otherwise only one that resembles a token (code)
 * @throws Error that names the unknown token and the nearest right one
 */
export function expandTokens(text: string, values: Record<string, string>, strict = false): string {
  const names = Object.keys(values);
  return replaceTokens(text, (token) => {
    if (Object.hasOwn(values, token)) return values[token];
    if (strict || looksLikeToken(token, names))
      throw new Error(`Unknown token {${token}}. Did you mean {${closest(token, names)}}?`);
    return undefined;
  });
}

/** Expands the tokens in every string of a data structure (keys included). */
export function expandDeep<T>(value: T, values: Record<string, string>): T {
  if (typeof value === 'string') return expandTokens(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => expandDeep(item, values)) as T;
  if (value && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]: [string, unknown]) => [
        expandTokens(key, values),
        expandDeep(child, values),
      ]),
    ) as T;
  }
  return value;
}
