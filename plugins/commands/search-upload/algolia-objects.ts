import {LEVELS, type SearchRecord} from 'docs-index/search/record';

/** Algolia refuses records above 10 kB on its smaller plans; a text is cut before that. */
const MAXIMUM_TEXT = 6000;

/** A record in the form of a DocSearch index. https://docsearch.algolia.com/docs/record-extractor */
export function algoliaObject(record: SearchRecord, siteUrl: string): Record<string, unknown> {
  const [page = '', anchor = null] = record.url.split('#');
  return {
    objectID: record.url,
    url: `${siteUrl}${record.url}`,
    url_without_anchor: `${siteUrl}${page}`,
    anchor,
    type: record.type,
    kind: record.kind,
    hierarchy: record.hierarchy,
    breadcrumb: record.breadcrumb,
    content: record.content.slice(0, MAXIMUM_TEXT) || null,
    code: record.code.slice(0, MAXIMUM_TEXT / 4),
    identifiers: record.identifiers,
    keywords: record.keywords,
    weight: {level: LEVELS.length - LEVELS.indexOf(record.type), inboundLinks: record.inboundLinks},
  };
}

/** Settings that rank as the embedded engine does: names and titles before texts, three sections a page. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(identifiers)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(keywords)',
    'content',
    'code',
  ],
  attributesForFaceting: ['type', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'breadcrumb'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  attributeForDistinct: 'url_without_anchor',
  distinct: 3,
  customRanking: ['desc(weight.level)', 'desc(weight.inboundLinks)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // A name is found as it's typed: its punctuation matters, and it has no typos.
  separatorsToIndex: '_-.=',
  disableTypoToleranceOnAttributes: ['identifiers', 'code'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
