import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';

/** Longest query that is read from an address. */
const MAXIMUM = 512;

/** The query, which lives in `?q=`: typing changes the address, the address changes the field. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const query = (new URLSearchParams(search).get('q') ?? '').slice(0, MAXIMUM);
  const setQuery = useCallback(
    (next: string) => {
      // Typing is one step of the history, not one for each letter.
      history.replace({pathname, search: next ? `?q=${encodeURIComponent(next)}` : ''});
    },
    [history, pathname],
  );
  return [query, setQuery];
}
