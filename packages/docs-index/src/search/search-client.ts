import type {Hierarchy, SearchRecord} from './record';

/** The part of a request of Algolia's that this site sends. https://www.algolia.com/doc/api-reference/search-api-parameters */
export interface SearchRequest {
  query: string;
  hitsPerPage?: number;
  /** `attribute:words`; only the number of words for `content` is used. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A text with its matches between `<mark>` and `</mark>`. Not HTML: everything else in it is plain text. */
export interface MarkedText {
  value: string;
  matchLevel: 'full' | 'none' | 'partial';
}

export type MarkedHierarchy = Partial<Record<keyof Hierarchy, MarkedText>>;

/** A hit as Algolia answers it, with the fields of a DocSearch index. */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  type: SearchRecord['type'] | 'content';
  hierarchy: Hierarchy;
  breadcrumb?: string[];
  content: string | null;
  _highlightResult: {hierarchy?: MarkedHierarchy; content?: MarkedText};
  _snippetResult: {hierarchy?: MarkedHierarchy; content?: MarkedText};
}

export interface SearchResult {
  hits: SearchHit[];
  /** Number of sections found, of which `hits` are the first. */
  nbHits: number;
  query: string;
  /** Other words to try when nothing was found. */
  suggestions?: string[];
  /** Where not all is loaded yet: comes when the same query may find more (embedded engine only). */
  more?: Promise<unknown>;
}

/** What DocSearch and the search page call, whichever engine is behind it. */
export interface SearchClient {
  /** @throws Error when the service or the index can't be reached */
  search(request: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}
