import {LEVELS, type SearchRecord, pageOf} from './record';
import type {MarkedHierarchy, SearchHit, SearchRequest, SearchResult} from './search-client';
import {mark, snippet} from './text/mark';
import type {Engine} from './engine';
import type {Ranked} from './rank';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 20;

function snippetWords({attributesToSnippet = []}: SearchRequest): number {
  const wanted = attributesToSnippet.find((attribute) => attribute.startsWith('content:'))?.split(':')[1];
  return Number(wanted) || SNIPPET_WORDS;
}

function markHierarchy({hierarchy}: SearchRecord, terms: ReadonlySet<string>): MarkedHierarchy {
  return Object.fromEntries(
    LEVELS.flatMap((level) => (hierarchy[level] ? [[level, mark(hierarchy[level], terms)]] : [])),
  );
}

function hitOf({record, terms, inTitle}: Ranked, words: number): SearchHit {
  const hierarchy = markHierarchy(record, terms);
  const content = snippet(record.content || record.code, terms, words);
  return {
    objectID: record.url,
    url: record.url,
    url_without_anchor: pageOf(record),
    // A section found by its text shows the text, as a record of Algolia's of that type does.
    type: inTitle.length > 0 || !content.value || content.matchLevel === 'none' ? record.type : 'content',
    hierarchy: record.hierarchy,
    breadcrumb: record.breadcrumb,
    content: record.content || null,
    _highlightResult: {hierarchy},
    _snippetResult: {hierarchy, content},
  };
}

/** Answers one request as Algolia would, with what its readers need. */
export function respond(engine: Engine, request: SearchRequest): SearchResult {
  const {query, hitsPerPage = HITS_PER_PAGE} = request;
  const found = engine.search(query);
  const words = snippetWords(request);
  return {
    hits: found.slice(0, hitsPerPage).map((ranked) => hitOf(ranked, words)),
    nbHits: found.length,
    query,
    ...(found.length === 0 && query.trim() && {suggestions: engine.suggest()}),
  };
}
