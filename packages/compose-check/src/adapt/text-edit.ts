import type {Entry, ListValue, MapValue, Place, Value} from '../yaml/value';
import type {Piece} from './emit';

export type Parent = MapValue | ListValue;

export interface Addition {
  name: string;
  piece: Piece;
  after: readonly string[];
}

export type Added = Map<string, Addition[]>;

/** Two readings of a file have the same places, but not the same objects. */
export const idOf = ({file, start, end}: Place): string => `${file}:${start}:${end}`;
export const placeOf = (part: Entry | Value): Place => ('key' in part ? part.key : part);

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Edits that can't be made: the place is behind an alias, or is written in an unusual way. */
export class Unwritable extends Error {}

/** Whether an entry is written in this map, rather than merged into it. */
export const isOwn = (map: MapValue, {key}: Entry): boolean =>
  key.file === map.file && key.start >= map.start && key.end <= map.end;

/** Applies edits to a text. At one place, those that come first in the list come first in the text. */
export const apply = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .reverse()
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
