import {useCallback, useEffect, useRef, useState} from 'react';
import {createClient} from '../create-client';
import type {SearchClient, SearchHit} from '../search-client';
import type {SearchSettings} from '../settings';

const HITS_PER_PAGE = 20;
const SNIPPET = ['content:32'];

interface Answer {
  /** Query that the hits answer. */
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
  /** How often there has been more to find for the same query. */
  const [round, setRound] = useState(0);
  const text = query.trim();

  const ask = useCallback(
    async (asked: string, page: number) => {
      const turn = ++newest.current;
      try {
        client.current ??= createClient(settings);
        const found = await client.current;
        const request = {query: asked, page, hitsPerPage: HITS_PER_PAGE, attributesToSnippet: SNIPPET};
        const [result] = (await found.search({requests: [request]})).results;
        if (turn !== newest.current || !result) return;
        result.more?.then(
          () => turn === newest.current && setRound((number) => number + 1),
          () => undefined,
        );
        setAnswer((known) => ({
          query: asked,
          isFailure: false,
          hits: page > 0 ? [...known.hits, ...result.hits] : result.hits,
          count: result.nbHits,
          page,
          pages: result.nbPages,
          suggestions: result.suggestions ?? [],
        }));
      } catch {
        client.current = null;
        // What is there stays when more of it can't be fetched.
        if (turn === newest.current)
          setAnswer((known) => ({...(page > 0 ? known : NOTHING), query: asked, isFailure: true}));
      }
    },
    [settings],
  );

  useEffect(() => {
    if (text) void ask(text, 0);
    // Drops an answer that hasn't arrived yet.
    else newest.current++;
  }, [text, ask, round]);

  const more = (): void => void ask(answer.query, answer.page + 1);
  const retry = (): void => {
    if (answer.hits.length > 0) return more();
    setAnswer(NOTHING);
    void ask(text, 0);
  };
  return {...answer, status: statusOf(text, answer), more, retry};
}
