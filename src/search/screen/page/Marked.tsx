import type {ReactNode} from 'react';
import {markedPieces} from 'docs-index/search/markup';

/** A text with its matches marked. Nothing in it is read as HTML. Each piece is an element, for translated pages. */
export function Marked({text}: {text: string}): ReactNode {
  return markedPieces(text).map((piece, place) =>
    place % 2 ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
  );
}
