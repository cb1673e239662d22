import {type KeyboardEvent, useState} from 'react';
import {isQuestion} from 'docs-index/search/text/is-question';

/** What screen readers hear after the number of results. */
export const enterHint = (query: string): string =>
  isQuestion(query) ? '. Enter asks the question, the down arrow goes to the results' : '';

/**
 * Enter asks a query that is a question, until the reader goes to the hits by an arrow.
 *
 * @param isOn whether the site's question mode could open
 * @returns whether Enter asks now, and what handles a key of the field before DocSearch does
 */
export function useEnterAsks(
  query: string,
  isOn: boolean,
  ask: () => void,
): [asksByEnter: boolean, handle: (event: KeyboardEvent) => void] {
  /** Query whose hits the reader has gone to. */
  const [left, setLeft] = useState('');
  const asksByEnter = isOn && left !== query && isQuestion(query);

  const handle = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey} = event;
    if (!asksByEnter || ctrlKey || metaKey) return;
    if (/^(?:Arrow(?:Up|Down)|Page(?:Up|Down))$/.test(key)) setLeft(query);
    // DocSearch has selected the first hit from the beginning: the first arrow only goes there.
    if (key !== 'Enter' && key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Enter') ask();
  };
  return [asksByEnter, handle];
}
