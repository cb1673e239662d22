import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {isApple} from '@site/src/lib/is-apple';
import {CheckOffer} from '../CheckOffer';
import {Failed} from '../page/States';
import type {Outcome} from '../../observe-client';
import {Tasks} from './Tasks';
import translations from './translations.json';

interface Props {
  query: string;
  /** What was pasted into the field, line breaks included. */
  pasted: string;
  outcome: Outcome | null;
  /** Opens the question mode; left out where DocSearch has its own row and mode for it. */
  onAsk?: () => void;
  onAskIntent?: () => void;
  /** Searches for something else, or for the same once more. */
  onSuggestion: (query: string) => void;
  onClose: () => void;
}

/** What the modal shows in addition to DocSearch's screens: the row that asks, and what they lack. */
export function BelowField({query, pasted, outcome, onAsk, onAskIntent, onSuggestion, onClose}: Props): ReactNode {
  const {suggestedQueryText} = translations.noResultsScreen;
  const suggestions = (outcome?.status === 'found' && outcome.result.suggestions) || [];
  return (
    <>
      {onAsk && (
        <button
          type="button"
          className="site-search-ask"
          aria-keyshortcuts="Control+I Meta+I"
          onClick={onAsk}
          onPointerEnter={onAskIntent}
          onFocus={onAskIntent}
        >
          <Icon name="ask" />
          <span className="ellipsis site-search-question">
            {query.trim() ? (
              <span key="query">
                Ask: <b>{query}</b>
              </span>
            ) : (
              <span key="empty">Ask a question</span>
            )}
          </span>
          <span className="site-search-hint">Answer with sources</span>
          <kbd aria-hidden="true">{isApple() ? '⌘ I' : 'Ctrl I'}</kbd>
        </button>
      )}
      <CheckOffer className="site-search-ask" query={query} pasted={pasted} onClick={onClose}>
        {(label, hint) => (
          <>
            <Icon name="file" />
            <span className="ellipsis site-search-question">{label}</span>
            <span className="site-search-hint">{hint}</span>
          </>
        )}
      </CheckOffer>
      {!query && <Tasks onClose={onClose} />}
      {/* Later queries leave what was found before in its place. */}
      {query && !outcome && <p className="site-search-waiting">Searching …</p>}
      {query && outcome?.status === 'failed' && (
        <div className="site-search-failure">
          <Failed retry={() => onSuggestion(query)} />
        </div>
      )}
      {query && suggestions.length > 0 && (
        <p className="row muted-sm site-search-suggestions">
          {suggestedQueryText}:{' '}
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className="chip" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
