import {useHistory, useLocation} from '@docusaurus/router';
import {useState} from 'react';
import {replaceAddress} from '@site/src/navigation/replace-address';

/** Longest query that is read from an address. */
const MAXIMUM = 512;

/** A character that the limit cuts in two can't be part of an address again. */
const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, MAXIMUM).replace(/\p{Cs}/gu, '');

/** The query, which lives in `?q=`: typing changes the address, and every other way to an address changes the field. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const {search, pathname} = useLocation();
  // The address follows a moment later. A field that waited for it would throw the caret to its end.
  const [query, setQuery] = useState(() => queryOf(search));
  const [before, setBefore] = useState(search);
  if (search !== before) {
    setBefore(search);
    if (history.action !== 'REPLACE') setQuery(queryOf(search));
  }

  const type = (next: string): void => {
    setQuery(next);
    // Typing is one step of the history, not one for each letter.
    replaceAddress(history, {pathname, search: next ? `?q=${encodeURIComponent(next)}` : ''});
  };
  return [query, type];
}
