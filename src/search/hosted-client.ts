import {EXAMPLES} from 'docs-index/search/examples';
import {LEVELS, type Hierarchy} from 'docs-index/search/record';
import type {SearchClient, SearchHit, SearchRequest, SearchResult} from 'docs-index/search/search-client';
import {MARK} from 'docs-index/search/text/mark';
import {plainQuery} from 'docs-index/search/text/plain-query';
import {localUrl} from './local-url';
import type {SiteAddress} from './settings';

/** The part of Algolia's client that the site uses. Its answers are read with care: they come from outside. */
export interface AlgoliaClient {
  search(request: {requests: (SearchRequest & {indexName: string})[]}): Promise<{results: unknown[]}>;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A hit without the two upper levels makes DocSearch crash (algolia/docsearch#2852). */
function hierarchyOf(value: unknown): Hierarchy {
  const fields = fieldsOf(value);
  const levels = Object.fromEntries(LEVELS.map((level) => [level, textOf(fields[level])]));
  const title = levels.lvl1 ?? levels.lvl0 ?? 'Documentation';
  return {...levels, lvl0: levels.lvl0 ?? title, lvl1: title} as Hierarchy;
}

function hitOf(value: unknown, address: SiteAddress): SearchHit {
  const hit = fieldsOf(value);
  const hierarchy = hierarchyOf(hit.hierarchy);
  const url = localUrl(textOf(hit.url) ?? '', address);
  const type = LEVELS.find((level) => level === hit.type && level !== 'lvl0' && hierarchy[level]) as
    | SearchHit['type']
    | undefined;
  return {
    objectID: textOf(hit.objectID) ?? url,
    url,
    url_without_anchor: url.split('#')[0] ?? '',
    type: hit.type === 'content' && textOf(hit.content) ? 'content' : (type ?? 'lvl1'),
    hierarchy,
    ...(Array.isArray(hit.breadcrumb) && {breadcrumb: hit.breadcrumb.filter((label) => typeof label === 'string')}),
    content: textOf(hit.content),
    _highlightResult: fieldsOf(hit._highlightResult),
    _snippetResult: fieldsOf(hit._snippetResult),
  };
}

function resultOf(value: unknown, query: string, address: SiteAddress): SearchResult {
  const result = fieldsOf(value);
  const hits = Array.isArray(result.hits) ? result.hits : [];
  return {
    hits: hits.map((hit) => hitOf(hit, address)),
    nbHits: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
    query,
  };
}

/** As many as DocSearch shows. */
const SUGGESTIONS = 3;

/** A client over the hosted search, with local addresses. */
export function createHostedClient(client: AlgoliaClient, index: string, address: SiteAddress): SearchClient {
  /** Pages that earlier queries have found: a query that finds nothing has no other words to try. */
  let seen: string[] = [];
  const suggestionsFor = ({hits, nbHits}: SearchResult): Pick<SearchResult, 'suggestions'> => {
    seen = [...new Set([...hits.map(({hierarchy}) => hierarchy.lvl1), ...seen])].slice(0, SUGGESTIONS);
    return nbHits > 0 ? {} : {suggestions: seen.length > 0 ? seen : EXAMPLES.slice(0, SUGGESTIONS)};
  };
  return {
    async search({requests}) {
      const {results} = await client.search({
        requests: requests.map((request) => ({
          indexName: index,
          // An index may have been made with other tags.
          highlightPreTag: MARK.open,
          highlightPostTag: MARK.close,
          ...request,
          query: plainQuery(request.query),
        })),
      });
      return {
        results: requests.map((request, place) => {
          const result = resultOf(results[place], request.query, address);
          return {...result, ...suggestionsFor(result)};
        }),
      };
    },
  };
}
