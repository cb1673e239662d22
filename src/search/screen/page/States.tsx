import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {EXAMPLES} from 'docs-index/search/examples';
import {missingResultsUrl, searchPageUrl} from '../links';
import type {SearchSettings} from '../../settings';
import styles from './search-page.module.css';

/** Nothing was found: other words to try, and a way to say that something is missing. */
export function NothingFound({
  query,
  suggestions,
  settings,
}: {
  query: string;
  suggestions: string[];
  settings: SearchSettings;
}): ReactNode {
  return (
    <div className={styles.state}>
      <p className={styles.stateTitle}>
        No results found for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <p>
          Try searching for:{' '}
          {suggestions.map((suggestion, place) => (
            <span key={`${place} ${suggestion}`}>
              {place > 0 && ', '}
              <Link to={searchPageUrl(settings.address.baseUrl, suggestion)}>{suggestion}</Link>
            </span>
          ))}
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(settings.reportUrl, query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

/** The index or the service can't be reached. */
export function Failed({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.stateTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="btn btn--small" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Before anything is typed. */
export function Hints({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <div className={styles.state}>
      <p>Type a word, a flag, a Compose key or the message that you see. For example:</p>
      <ul className="row">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link to={searchPageUrl(baseUrl, example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
