import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {Span} from '@site/src/ask/engine/answer';
import {safeUrl} from '@site/src/ask/engine/safe-url';

function Piece({span: {text, code, strong, href}}: {span: Span}): ReactNode {
  let piece: ReactNode = code ? <code>{text}</code> : text;
  if (strong) piece = <strong>{piece}</strong>;
  // Checked again here: a conversation may come from storage.
  const address = href === undefined ? undefined : safeUrl(href);
  return address === undefined ? piece : <Link to={address}>{piece}</Link>;
}

/** Running text of an answer. */
export function Spans({spans}: {spans: readonly Span[]}): ReactNode {
  return spans.map((span, place) => (
    <Fragment key={place}>
      <Piece span={span} />
    </Fragment>
  ));
}
