import {createHash} from 'node:crypto';
import type {BuiltPage} from './built-pages';
import {knownScripts, type KnownScript} from './known-scripts';

/** Hash sources for the policy, each as `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
}

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const ELEMENT = new RegExp(`<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>`, 'gi');
const TAG = new RegExp(`<[a-z][\\w-]*\\s(${ATTRIBUTES})>`, 'gi');
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
const ENTITIES: Record<string, string> = {quot: '"', apos: "'", '#39': "'", '#x27': "'", lt: '<', gt: '>', amp: '&'};

/** Blocks of data in a page aren't executed. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

export const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function attributesOf(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value
        .replace(/^(["'])(.*)\1$/s, '$2')
        .replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
    ]),
  );
}

/**
 * Finds the code that pages carry inline.
 *
 * @throws Error that names the first page with a script that isn't known, a script in two forms, an event handler or a
 *   `javascript:` link: the policy would block them, and the page would fail silently
 */
export function collectInlineCode(pages: BuiltPage[], known: KnownScript[] = knownScripts): InlineHashes {
  const scripts = new Map<KnownScript, string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const fail = (page: BuiltPage, what: string, remedy: string) => {
    throw new Error(`${page.path}: ${what}. The Content-Security-Policy refuses it: ${remedy}.`);
  };

  for (const page of pages) {
    const markup = page.html.replace(ELEMENT, (_whole, name: string, attributes: string, source: string) => {
      const read = attributesOf(attributes);
      if (name.toLowerCase() === 'style') styles.add(hashOf(source));
      else if (!read.has('src') && !DATA_TYPES.has(read.get('type') ?? '')) {
        const script = known.find(({holds}) => source.includes(holds));
        if (!script)
          fail(
            page,
            `inline script "${source.trim().slice(0, 60)}…" is not known`,
            'move it to a client module, or describe it in plugins/hosting/known-scripts.ts',
          );
        else if ((scripts.get(script) ?? hashOf(source)) !== hashOf(source))
          fail(page, `the script "${script.name}" differs from that of other pages`, 'give all pages the same');
        else scripts.set(script, hashOf(source));
      }
      return `<${name} ${attributes}>`;
    });
    for (const [, attributes = ''] of markup.matchAll(TAG)) {
      for (const [name, value] of attributesOf(attributes)) {
        if (name === 'style') styleAttributes.add(hashOf(value));
        if (/^on[a-z]+$/.test(name)) fail(page, `event handler ${name}="${value.slice(0, 60)}"`, 'use a React handler');
        if (/^(href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value))
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
