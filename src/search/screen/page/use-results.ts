import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createClient} from '../../client';
import type {SearchClient, SearchHit, SearchResult} from 'docs-index/search/search-client';
import type {SearchSettings} from '../../settings';

const HITS_PER_PAGE = 20;
const SNIPPET = ['content:32'];

interface Answer {
  query: string;
  isFailure: boolean;
  hits: SearchHit[];
  count: number;
  /** Page up to which hits are there, from 0. */
  page: number;
  pages: number;
  suggestions: string[];
}

export interface Results extends Answer {
  status: 'empty' | 'loading' | 'found' | 'failed';
  /** Adds the next page. */
  more: () => void;
  /** Asks again after a failure. */
  retry: () => void;
}

const NOTHING: Answer = {query: '', isFailure: false, hits: [], count: 0, page: 0, pages: 0, suggestions: []};

/** What was shown last, for readers who come back to it. */
let last = {query: '', page: 0};

function statusOf(text: string, {query, isFailure}: Answer): Results['status'] {
  if (text === '') return 'empty';
  if (query !== text) return 'loading';
  return isFailure ? 'failed' : 'found';
}

/** Results of the newest query; while it's being answered, those of the one before. */
export function useResults(query: string, settings: SearchSettings): Results {
  const [answer, setAnswer] = useState(NOTHING);
  const client = useRef<Promise<SearchClient> | null>(null);
  const newest = useRef(0);
  const text = query.trim();
  const {action} = useHistory();
  const [first] = useState(() => (action === 'POP' && last.query === text ? last : null));

  const ask = useCallback(
    async (asked: string, page: number) => {
      const turn = ++newest.current;
      const isOver = () => turn !== newest.current;
      // All pages that are shown, in one request: the next page of an answer may be in another order, because by then
      // more of the index is there.
      const find = async () => {
        client.current ??= createClient(settings);
        const found = await client.current;
        const request = {
          query: asked,
          page: 0,
          hitsPerPage: HITS_PER_PAGE * (page + 1),
          attributesToSnippet: SNIPPET,
        };
        return (await found.search({requests: [request]})).results[0];
      };
      const show = ({hits, nbHits, suggestions = []}: SearchResult) => {
        last = {query: asked, page};
        setAnswer({
          query: asked,
          isFailure: false,
          hits,
          count: nbHits,
          page,
          pages: Math.ceil(nbHits / HITS_PER_PAGE),
          suggestions,
        });
      };
      try {
        const result = await find();
        if (isOver() || !result) return;
        show(result);
        const isMore = await result.more?.then(
          () => true,
          () => false,
        );
        if (isOver() || !isMore) return;
        const whole = await find();
        if (whole && !isOver()) show(whole);
      } catch {
        client.current = null;
        // Earlier results stay if more can't be fetched.
        if (!isOver()) setAnswer((shown) => ({...(page > 0 ? shown : NOTHING), query: asked, isFailure: true}));
      }
    },
    [settings],
  );

  useEffect(() => {
    if (text) void ask(text, first?.query === text ? first.page : 0);
    // Drops an answer that hasn't arrived yet.
    else newest.current++;
  }, [text, ask, first]);

  const more = (): void => void ask(answer.query, answer.page + 1);
  const retry = (): void => {
    if (answer.hits.length > 0) return more();
    setAnswer(NOTHING);
    void ask(text, 0);
  };
  return {...answer, status: statusOf(text, answer), more, retry};
}
