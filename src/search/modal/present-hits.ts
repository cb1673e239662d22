import type {DocSearchModalProps} from '@docsearch/react/modal';
import {escapeHtml, markedHtml} from '../markup';
import {LEVELS, type Level} from '../record';
import type {SearchHit} from '../search-client';

type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** Where a hit stands: the part of the site, the categories, the page, the headings above. */
function pathOf({breadcrumb, hierarchy, type}: SearchHit): string[] {
  const depth = type === 'content' ? LEVELS.length : LEVELS.indexOf(type);
  const above = LEVELS.slice(2, depth).flatMap((level) => hierarchy[level] ?? []);
  const start = breadcrumb?.length ? breadcrumb : [hierarchy.lvl0];
  return type === 'lvl1' ? start : [...start, hierarchy.lvl1, ...above];
}

const marked = (hit: SearchHit, level: Level): string =>
  markedHtml(
    hit._snippetResult.hierarchy?.[level]?.value ??
      hit._highlightResult.hierarchy?.[level]?.value ??
      hit.hierarchy[level] ??
      '',
  );

/**
 * A hit in the form in which DocSearch shows it as the design wants: grouped by page (it groups by `lvl0`), with the
 * path of the section below its title (it shows `lvl1` there, or the content below a page's own title).
 * DocSearch writes all of these as HTML, so nothing but marks is left in them.
 */
function present(hit: SearchHit): DocSearchHit {
  const path = escapeHtml(pathOf(hit).join(' / '));
  const text = hit._snippetResult.content?.value ?? hit.content ?? '';
  const isPage = hit.type === 'lvl1';
  const page = escapeHtml(hit.hierarchy.lvl1);
  const levels = Object.fromEntries(
    LEVELS.map((level) => [level, hit.hierarchy[level] === null ? null : escapeHtml(hit.hierarchy[level])]),
  );
  const snippets = Object.fromEntries(LEVELS.map((level) => [level, {value: marked(hit, level), matchLevel: 'none'}]));
  const second = isPage ? marked(hit, 'lvl1') : path;
  return {
    ...hit,
    content: isPage ? path : escapeHtml(text),
    hierarchy: {...levels, lvl0: page, lvl1: isPage ? page : path},
    _highlightResult: {hierarchy: {lvl0: {value: page, matchLevel: 'none', matchedWords: []}}},
    _snippetResult: {
      hierarchy: {...snippets, lvl1: {value: second, matchLevel: 'none'}},
      content: {value: isPage ? path : markedHtml(text), matchLevel: 'none'},
    },
  } as unknown as DocSearchHit;
}

/** For DocSearch's `transformItems`. The hits come from our own clients, which fill all of these fields. */
export const presentHits = (hits: DocSearchHit[]): DocSearchHit[] => (hits as unknown as SearchHit[]).map(present);
