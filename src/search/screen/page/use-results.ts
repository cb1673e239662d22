import {useHistory} from '@docusaurus/router';
import {useEffect, useMemo, useState} from 'react';
import {createClient} from '../../client';
import {observeClient} from '../../observe-client';
import type {SearchHit} from 'docs-index/search/search-client';
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

/** @param show takes what becomes of the answer that is shown */
function asking(settings: SearchSettings, show: (change: (shown: Answer) => Answer) => void) {
  let asked = last;
  const client = observeClient(() => createClient(settings), {
    onOutcome: (outcome) => {
      const {query, page} = asked;
      // Earlier results stay if more can't be fetched.
      if (outcome.status === 'failed')
        return show((shown) => ({...(page > 0 ? shown : NOTHING), query, isFailure: true}));
      const {hits, nbHits: count, suggestions = []} = outcome.result;
      last = asked;
      show(() => ({query, page, isFailure: false, hits, count, pages: Math.ceil(count / HITS_PER_PAGE), suggestions}));
    },
    onMore: () => ask(asked.query, asked.page),
  });
  // All pages that are shown, in one request: the next page of an answer may be in another order, because by then more of
  // the index is there.
  const ask = (query: string, page: number): void => {
    asked = {query, page};
    const hitsPerPage = HITS_PER_PAGE * (page + 1);
    void client.search({requests: [{query, hitsPerPage, attributesToSnippet: SNIPPET}]});
  };
  return ask;
}

/** Results of the newest query; while it's being answered, those of the one before. */
export function useResults(query: string, settings: SearchSettings): Results {
  const [answer, setAnswer] = useState(NOTHING);
  const ask = useMemo(() => asking(settings, setAnswer), [settings]);
  const text = query.trim();
  const {action} = useHistory();
  const [first] = useState(() => (action === 'POP' && last.query === text ? last : null));

  useEffect(() => {
    if (text) ask(text, first?.query === text ? first.page : 0);
  }, [text, ask, first]);

  const more = (): void => ask(answer.query, answer.page + 1);
  const retry = (): void => {
    if (answer.hits.length > 0) return more();
    setAnswer(NOTHING);
    ask(text, 0);
  };
  return {...answer, status: statusOf(text, answer), more, retry};
}
