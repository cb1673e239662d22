import MiniSearch from 'minisearch';
import type {LibraryPage} from './library';
import {type PageSection, sectionsOf} from './sections';

export interface DocsSearch {
  /** Sections that answer a query, best first. */
  find: (query: string, limit: number) => PageSection[];
}

/** Words, and identifiers such as `--wait-timeout` both whole and in parts. */
function terms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_.\-]*[\p{L}\p{N}_]/gu) ?? [];
  return words.flatMap((word) => {
    const parts = word.split(/[_.\-]+/).filter(Boolean);
    return parts.length > 1 ? [word, ...parts] : [word.replace(/^[-.]+/, '') || word];
  });
}

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the there this to what when where which with you your'.split(
    ' ',
  ),
);

/** Full-text search over the sections of all pages. */
export function createSearch(pages: LibraryPage[]): DocsSearch {
  const sections = pages.filter((page) => page.permalink.split('/').length > 2).flatMap(sectionsOf);
  const index = new MiniSearch<{id: number; title: string; heading: string; text: string}>({
    fields: ['title', 'heading', 'text'],
    tokenize: terms,
    searchOptions: {
      boost: {title: 3, heading: 3},
      prefix: (_term, at, all) => at === all.length - 1,
      fuzzy: (term) => (term.length > 3 && /^\p{L}+$/u.test(term) ? 0.2 : false),
      weights: {fuzzy: 0.3, prefix: 0.5},
    },
  });
  index.addAll(sections.map(({page, heading, text}, id) => ({id, title: page.title, heading, text})));
  return {
    find(query, limit) {
      const words = terms(query).filter((word) => !STOP_WORDS.has(word));
      return index
        .search(words.join(' ') || query)
        .slice(0, limit)
        .flatMap((hit) => sections[hit.id as number] ?? []);
    },
  };
}
