import {releaseProblem} from '../../../plugins/pages/data/releases';
import {withToken} from '../../../plugins/pages/known-addresses';
import {type SiteMap, whyUnanswered} from '../../../plugins/pages/site-map';
import type {InboundLink} from '../../../src/data/inbound-links-schema';
import type {TextFile} from '../files';
import {lineOf, placedLines} from '../line-of';

/** Files with a fixed address, which aren't pages but are served. */
const FILES = new Set(['/samples-v2.json']);

/** Short links to other sites. */
const OUTSIDE = new Set(['install', 'subscription', 'tos']);

const SHORT_LINK = /(?<![\w.])s\.\{product\}\.io\/([\w#-]+)/g;

/**
 * Checks that the site answers what the tool, its samples and former pages link to.
 *
 * @param source the file of the links, as written
 * @param messages files that quote messages of the tool: the short links in them must be in the list
 */
export function checkInboundLinks(
  {path, text}: TextFile,
  links: readonly InboundLink[],
  map: SiteMap,
  messages: readonly TextFile[],
): string[] {
  const problems = links.flatMap(({url, releases = []}) => {
    const place = `${path}:${lineOf(text, `"${withToken(url)}"`)}`;
    const why = FILES.has(url) ? null : whyUnanswered(url, map);
    return [
      ...(why ? [`${place}: ${why}; others link to this address. Add a redirect, or the anchor to its page.`] : []),
      ...releases.flatMap((release) => {
        const problem = releaseProblem(release);
        return problem ? [`${place}: ${problem}: mend "releases".`] : [];
      }),
    ];
  });
  const known = new Set(links.map(({shortLink}) => shortLink));
  const unknown = placedLines(messages).flatMap(({line, place}) =>
    [...line.matchAll(SHORT_LINK)]
      .filter(([, name = '']) => !known.has(name) && !OUTSIDE.has(name))
      .map(([written]) => `${place}: nothing says where ${written} leads: add "shortLink" to its page in ${path}.`),
  );
  return [...problems, ...unknown];
}
