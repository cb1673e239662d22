import type {Report} from './report';
import type {Edit} from './types';
import type {Entry, MapValue, Place} from './yaml/value';

/**
 * Edit that removes a key and everything below it from a block map, whole lines at a time. None where that isn't certain: in
 * a flow map, behind an alias, or where nothing would be left of the map.
 */
export function removeKey(report: Report, map: MapValue, {key, value}: Entry): Edit[] {
  if (map.shared || value.shared || value.file !== map.file || map.entries.size < 2) return [];
  const text = report.textOf(map);
  const start = text.lastIndexOf('\n', key.start - 1) + 1;
  if (text.slice(start, key.start).trim() !== '') return [];
  const last = Math.max(key.end, value.end);
  // A block ends at the start of the next line; everything else ends within its last line.
  const isAtLineStart = last > key.end && text[last - 1] === '\n';
  const newline = text.indexOf('\n', last);
  const end = isAtLineStart ? last : newline < 0 ? text.length : newline + 1;
  const rest = text.slice(last, end).trim();
  const isCertain = isAtLineStart || rest === '' || rest.startsWith('#') || rest === ':';
  return isCertain ? [{start, end, text: ''}] : [];
}

/** Edit that replaces a value or key. */
export const replacePlace = ({start, end}: Place, text: string): Edit => ({start, end, text});
