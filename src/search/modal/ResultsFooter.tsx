import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {searchPageUrl} from '../links';
import {useFirstHitSelected} from './use-first-hit-selected';

interface Props {
  state: Parameters<typeof useFirstHitSelected>[0];
  baseUrl: string;
  /** Number of results of a query; DocSearch's own count grows with every query. */
  countOf: (query: string) => number;
  onClick: () => void;
}

/** "See all 14 results", below the hits. */
export function ResultsFooter({state, baseUrl, countOf, onClick}: Props): ReactNode {
  useFirstHitSelected(state);
  const count = countOf(state.query);
  if (!count) return null;
  return (
    <Link to={searchPageUrl(baseUrl, state.query)} onClick={onClick}>
      {count === 1 ? 'See the one result' : `See all ${count} results`}
    </Link>
  );
}
