import type {Services} from '../../config/services';
import {hashOf, type InlineHashes} from './inline-code';

/** Above this number hashes would fill the header: find out where the style attributes come from. */
const MOST_STYLE_HASHES = 40;

/**
 * Style sheet inside the logo that DocSearch's modal draws, shown or not: it's made in the browser, so no page has it.
 */
const LOGO_STYLE = hashOf('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');

function styleAttributeSources(hashes: string[]): string[] {
  if (hashes.length === 0) return ["'none'"];
  if (hashes.length > MOST_STYLE_HASHES) {
    throw new Error(
      `The pages hold ${hashes.length} different style attributes (${MOST_STYLE_HASHES} at most): use classes instead.`,
    );
  }
  // For attributes, hashes count only with this keyword; it allows those very values and no others.
  return ["'unsafe-hashes'", ...hashes];
}

/**
 * The Content-Security-Policy: nothing but what the built pages use.
 *
 * @param connect addresses of services besides the site itself
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(inline: InlineHashes, connect: string[]): string {
  const directives: Record<string, string[]> = {
    // For a page that's fetched ahead, Firefox and WebKit read this directive alone, and Chromium takes any that allows it. So it
    // can't be 'none', and what the site doesn't use is refused by name.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", LOGO_STYLE, ...inline.styles],
    'style-src-attr': styleAttributeSources(inline.styleAttributes),
    // The arrows of lists are data: images in the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Sent everywhere but on loopback, where there's no certificate. */
export const UPGRADE = 'upgrade-insecure-requests';

/** Addresses that the services which are switched on are reached at, for `connect-src`. */
export function serviceSources({algolia, analytics}: Services): string[] {
  const sources: string[] = [];
  if (algolia) {
    const app = algolia.appId.toLowerCase();
    // Host and retry hosts of the client: https://www.algolia.com/doc/rest-api/search/#hosts
    sources.push(`https://${app}-dsn.algolia.net`);
    sources.push(...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`));
    if (algolia.assistant?.kind === 'classic') sources.push('https://askai.algolia.com');
    if (algolia.assistant?.kind === 'agent') sources.push(`https://${app}.algolia.net`);
  }
  // The library is part of the bundle: only its settings and its events go over the network.
  if (analytics) sources.push('https://cdn.segment.com', 'https://api.segment.io');
  return sources;
}
