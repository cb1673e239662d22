import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';

interface KnownScript {
  name: string;
  /** A piece of its source that no other script has. */
  holds: string;
}

/**
 * Executable scripts that a page may carry inline. Each has one form on all pages, so one hash in the policy. Before
 * adding one, try a client module: it's a file, and needs no hash.
 */
const KNOWN_SCRIPTS: KnownScript[] = [
  // Docusaurus sets the color mode (and the announcement bar) before the first paint.
  {name: 'color mode', holds: 'document.documentElement.setAttribute('},
  // Runs the bundle after the first paint, and reloads a page that misses it (plugins/hosting/start-script).
  {name: 'start', holds: 'site.reloaded-build'},
  // Shows a new announcement before the first paint (plugins/hosting/start-script), where the site has one.
  {name: 'announcement', holds: 'docusaurus.announcement.id'},
];

interface BuiltPage {
  path: string;
  html: string;
}

/**
 * Reads the pages of a build, without the client redirects: our server answers 301 before it reaches them, and without
 * our server there's no policy either.
 *
 * @param redirected addresses that are redirects
 */
export function readBuiltPages(folder: string, redirected: ReadonlySet<string>): BuiltPage[] {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => path.endsWith('.html') && !redirected.has(`/${path.replace(/\/index\.html$/, '')}`))
    .sort()
    .map((path) => ({path, html: readFileSync(join(folder, path), 'utf8')}));
}

/** Hash sources for the policy, each as `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
}

/** Read as HTML, by the faster of the two parsers. */
const HTML = {xml: {xmlMode: false, decodeEntities: true}};

/** Blocks of data in a page aren't executed. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

export const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Finds the code that pages carry inline.
 *
 * @throws Error that names the first page with a script that isn't known, a script in two forms, an event handler or a
 *   `javascript:` link: the policy would block them, and the page would fail silently
 */
export function collectInlineCode(pages: BuiltPage[], known = KNOWN_SCRIPTS): InlineHashes {
  const scripts = new Map<KnownScript, string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const fail = (page: BuiltPage, what: string, remedy: string) => {
    throw new Error(`${page.path}: ${what}. The Content-Security-Policy refuses it: ${remedy}.`);
  };

  for (const page of pages) {
    const $ = load(page.html, HTML);
    for (const element of $('*')) {
      if (!('attribs' in element)) continue;
      const {name, attribs} = element;
      if (name === 'style') styles.add(hashOf($(element).text()));
      if (name === 'script' && !('src' in attribs) && !DATA_TYPES.has(attribs['type'] ?? '')) {
        const source = $(element).text();
        const script = known.find(({holds}) => source.includes(holds));
        if (!script)
          fail(
            page,
            `inline script "${source.trim().slice(0, 60)}…" is not known`,
            'move it to a client module, or describe it in plugins/hosting/inline-code.ts',
          );
        else if ((scripts.get(script) ?? hashOf(source)) !== hashOf(source))
          fail(page, `the script "${script.name}" differs from that of other pages`, 'give all pages the same');
        else scripts.set(script, hashOf(source));
      }
      for (const [key, value] of Object.entries(attribs)) {
        if (key === 'style') styleAttributes.add(hashOf(value));
        if (/^on[a-z]+$/.test(key)) fail(page, `event handler ${key}="${value.slice(0, 60)}"`, 'use a React handler');
        if (/^(href|src|action|formaction)$/.test(key) && /^\s*javascript:/i.test(value))
          fail(page, `link to "${value.slice(0, 60)}"`, 'use a button');
      }
    }
  }
  return {
    scripts: [...scripts.values()].sort(),
    styles: [...styles].sort(),
    styleAttributes: [...styleAttributes].sort(),
  };
}
