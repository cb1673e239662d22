import type {Edit, Finding, SourceFile} from './types';
import type {Entry, MapValue, Place} from './yaml/value';

/**
 * Edit that removes a key and everything below it from a block map, whole lines at a time. Null where that isn't
 * certain: in a flow map, behind an alias, or where nothing would be left of the map.
 */
export function removeKey(text: string, map: MapValue, {key, value}: Entry): Edit | null {
  if (map.shared || value.shared || value.file !== map.file || map.entries.size < 2) return null;
  const start = text.lastIndexOf('\n', key.start - 1) + 1;
  if (text.slice(start, key.start).trim() !== '') return null;
  const last = Math.max(key.end, value.end);
  // A block ends at the start of the next line; everything else ends within its last line.
  const isAtLineStart = last > key.end && text[last - 1] === '\n';
  const newline = text.indexOf('\n', last);
  const end = isAtLineStart ? last : newline < 0 ? text.length : newline + 1;
  const rest = text.slice(last, end).trim();
  if (!isAtLineStart && rest !== '' && !rest.startsWith('#') && rest !== ':') return null;
  return {start, end, text: ''};
}

/** Edit that replaces a value or key. */
export const replacePlace = ({start, end}: Place, text: string): Edit => ({start, end, text});

/** Applies edits to a text. Of two that overlap, the first in the list wins. */
export function applyEdits(text: string, edits: Edit[]): string {
  const chosen: Edit[] = [];
  for (const edit of edits)
    if (chosen.every(({start, end}) => edit.end <= start || edit.start >= end)) chosen.push(edit);
  return chosen
    .sort((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** The files with all certain fixes applied, or undefined if there are none. */
export function fixedFiles(files: SourceFile[], findings: Finding[]): SourceFile[] | undefined {
  const changed = files.flatMap((file) => {
    const edits = findings.filter((finding) => finding.file === file.name).flatMap(({fix}) => fix?.edits ?? []);
    const text = applyEdits(file.text, edits);
    return text === file.text ? [] : [{name: file.name, text}];
  });
  return changed.length > 0 ? changed : undefined;
}
