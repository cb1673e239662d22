import type {ReactNode} from 'react';
import {markedPieces} from '../../engine/markup';

/** A text with its matches marked. Nothing in it is read as HTML. */
export function Marked({text}: {text: string}): ReactNode {
  return markedPieces(text).map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
