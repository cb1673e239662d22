import type {Redirect} from '../../../plugins/pages/data/redirects';
import {site} from '../../../config/site';
import {lineOf} from '../line-of';

/**
 * Checks the redirect table: no duplicates, no page hidden behind a redirect, no chain or loop, no target that isn't a
 * page, nothing in `from` that a path can't have.
 *
 * @param routes addresses of all pages
 * @param source text of src/data/redirects.json, for line numbers
 */
export function checkRedirects(redirects: Redirect[], routes: Set<string>, source = ''): string[] {
  const sources = new Set(redirects.map(({from}) => from));
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}) => {
    const problems: string[] = [];
    const path = to.replace(/[?#].*$/, '');
    if (seen.has(from)) problems.push(`"${from}" stands twice: remove one.`);
    seen.add(from);
    if (!/^\/[^?#\s]*$/.test(from) || (from.length > 1 && from.endsWith('/')))
      problems.push(`"${from}" must be a path that starts with / and has no trailing slash, query or hash.`);
    if (routes.has(from)) problems.push(`"${from}" is a page, which the redirect would hide: remove one of them.`);
    if (sources.has(path))
      problems.push(`"${from}" leads to "${to}", which is redirected again: name the last address.`);
    if (to.startsWith('/') && !routes.has(path)) problems.push(`"${from}" leads to "${to}", which is no page.`);
    return problems.map(
      (problem) => `src/data/redirects.json:${lineOf(source, from.replaceAll(site.slug, '{product}'))}: ${problem}`,
    );
  });
}
