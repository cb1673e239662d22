import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {safeUrl} from 'docs-index/markdown/safe-url';
import type {Span} from 'docs-index/markdown/span';

function Piece({span: {text, code, strong, href}}: {span: Span}): ReactNode {
  let piece: ReactNode = code ? <code>{text}</code> : <span>{text}</span>;
  if (strong) piece = <strong>{piece}</strong>;
  // Checked again here: a conversation may come from storage.
  const address = href === undefined ? undefined : safeUrl(href);
  return address === undefined ? piece : <Link to={address}>{piece}</Link>;
}

/** Running text with code, bold words and links. */
export function Spans({spans}: {spans: readonly Span[]}): ReactNode {
  return spans.map((span, place) => <Piece key={place} span={span} />);
}
