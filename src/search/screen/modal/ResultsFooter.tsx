import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {searchPageUrl} from '../links';

interface Props {
  query: string;
  baseUrl: string;
  /** Number of results of the query; DocSearch's own count grows with every query. */
  count: number;
  onClick: () => void;
}

export function ResultsFooter({query, baseUrl, count, onClick}: Props): ReactNode {
  if (!count) return null;
  return (
    <Link to={searchPageUrl(baseUrl, query)} onClick={onClick}>
      {count === 1 ? 'See the one result' : `See all ${count} results`}
    </Link>
  );
}
