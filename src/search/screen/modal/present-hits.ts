import type {DocSearchModalProps} from '@docsearch/react/modal';
import {escapeHtml, markedHtml} from 'docs-index/search/markup';
import {LEVELS} from 'docs-index/search/record';
import type {MarkedText, SearchHit} from 'docs-index/search/search-client';

type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** What the modal needs of a hit in addition to what DocSearch has; kept with the recent searches. */
export interface HitNotes {
  /** Where the hit is: the part of the site, the categories, the page, the headings above. */
  path: string;
}

function pathOf({breadcrumb, hierarchy, type}: SearchHit): string {
  const depth = type === 'content' ? LEVELS.length : LEVELS.indexOf(type);
  const above = LEVELS.slice(2, depth).flatMap((level) => hierarchy[level] ?? []);
  const start = breadcrumb?.length ? breadcrumb : [hierarchy.lvl0];
  const path = type === 'lvl1' ? start : [...start, hierarchy.lvl1, ...above];
  // The first page of a category has its name.
  return path.filter((label, place) => label !== path[place - 1]).join(' / ');
}

const safe = ({value, matchLevel}: MarkedText) => ({value: markedHtml(value), matchLevel});

/** What only a hit of a page has, for as long as its query: DocSearch drops snippets before it keeps a hit. */
export interface PageSnippet {
  _snippetResult?: {hierarchy?: unknown; excerpt?: string};
}

/**
 * A hit as DocSearch takes it. It writes titles and content into the page as HTML, so nothing but marks is left in
 * them; and it makes a group of what has the same `lvl0`, which is the page here, not the part of the site.
 */
function present(hit: SearchHit): DocSearchHit & HitNotes {
  const {hierarchy, content, type, _snippetResult: snippet, _highlightResult: highlight} = hit;
  const levels = LEVELS.slice(1);
  const marked = levels.flatMap((level) => {
    const text = snippet.hierarchy?.[level] ?? highlight.hierarchy?.[level];
    return text ? [[level, safe(text)]] : [];
  });
  return {
    ...hit,
    hierarchy: {
      ...Object.fromEntries(levels.map((level) => [level, hierarchy[level] && escapeHtml(hierarchy[level])])),
      lvl0: hierarchy.lvl1,
    },
    content: type === 'content' && content ? escapeHtml(content) : null,
    _highlightResult: undefined,
    _snippetResult: {
      hierarchy: Object.fromEntries(marked),
      ...(type === 'content' && snippet.content && {content: safe(snippet.content)}),
      ...(type === 'lvl1' && snippet.content && {excerpt: snippet.content.value}),
    },
    path: pathOf(hit),
  } as unknown as DocSearchHit & HitNotes;
}

/** For DocSearch's `transformItems`. The hits come from our own clients, which fill all of these fields. */
export const presentHits = (hits: DocSearchHit[]): DocSearchHit[] => (hits as unknown as SearchHit[]).map(present);
