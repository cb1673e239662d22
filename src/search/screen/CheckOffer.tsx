import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {kindOf, looksPasted} from 'compose-check/kind-of';
import {handOver} from '@site/src/check/session';

interface Props {
  query: string;
  /** What was last pasted into the field. */
  pasted: string;
  className: string;
  onClick?: () => void;
  children: (label: string, hint: string) => ReactNode;
}

const squeeze = (text: string): string => text.replace(/\s+/g, '');

/** The pasted text as long as the query is still its beginning, otherwise the query. */
const textOf = (query: string, pasted: string): string =>
  squeeze(query) && squeeze(pasted).startsWith(squeeze(query)) ? pasted : query;

/** Link to the check, for a query that is a message or a piece of YAML. Renders nothing for ordinary words. */
export function CheckOffer({query, pasted, className, onClick, children}: Props): ReactNode {
  const text = textOf(query, pasted);
  if (!looksPasted(text)) return null;
  const [label, hint] =
    kindOf(text) === 'log'
      ? ['Explain this message', 'Cause and remedy']
      : ['Check this Compose file', 'Will it deploy?'];
  return (
    <Link
      className={className}
      to="/docs/check"
      onClick={() => {
        handOver(text);
        onClick?.();
      }}
    >
      {children(label, hint)}
    </Link>
  );
}
