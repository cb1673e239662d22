import {type Entry, type MapValue, type Value, isMap} from '../yaml/value';
import {entryLines, flow, itemLines} from './emit';
import {type Added, type Parent, type TextEdit, Unwritable, idOf, isOwn, placeOf} from './text-edit';

/** What is to become of the parts of a file. */
interface Decisions {
  isGone: (part: Entry | Value) => boolean;
  /** Source of a part, with the replacements inside it. */
  sourceOf: (part: Value, text: string) => string;
}

const startOf = (part: Entry | Value): number => placeOf(part).start;

/** Whether the value is written after its key, rather than behind an alias. */
const isAfter = ({key, value}: Entry): boolean => value.file === key.file && value.start >= key.end;

/** What is written in a map or list itself, in order. */
function partsOf(value: Parent): (Entry | Value)[] {
  const parts = isMap(value)
    ? [...value.entries.values()].filter((entry) => isOwn(value, entry))
    : value.items.filter(({file, start, end}) => file === value.file && start >= value.start && end <= value.end);
  return parts.sort((one, other) => startOf(one) - startOf(other));
}

/** The changes of one file as edits of its text. */
export function editsOf(roots: readonly MapValue[], text: string, added: Added, decisions: Decisions): TextEdit[] {
  const edits: TextEdit[] = [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const isFlow = ({start}: Value): boolean => /[[{]/.test(text[start] ?? '');
  const isGone = (part: Entry | Value): boolean => decisions.isGone(part);

  const lineStart = (offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = (offset: number): number => text.indexOf('\n', offset) + 1 || text.length;

  /** End of the last line of an entry or item. */
  function endOf(part: Entry | Value): number {
    const last = 'key' in part ? Math.max(part.key.end, isAfter(part) ? part.value.end : 0) : part.end;
    return last > startOf(part) && text[last - 1] === '\n' ? last : lineEnd(last);
  }

  /** Start of an entry or item with its dash; null where something else is before it on the line. */
  function beginOf(part: Entry | Value): number | null {
    const from = 'key' in part ? startOf(part) : text.lastIndexOf('-', startOf(part) - 1);
    const start = lineStart(from);
    return from >= 0 && text.slice(start, from).trim() === '' ? start : null;
  }

  /** Puts lines at an offset, even if the lines there are cut. */
  function put(offset: number, lines: string): void {
    const cut = edits.find(({start, end}) => start <= offset && offset < end);
    if (cut) cut.text += lines;
    else edits.push({start: offset, end: offset, text: lines});
  }

  function flowOf(value: Value): string {
    if (value.kind === 'scalar' || !isFlow(value)) return decisions.sourceOf(value, text);
    const kept = partsOf(value).flatMap((part) => {
      if (isGone(part)) return [];
      if (!('key' in part)) return flowOf(part);
      const {key} = part;
      // A replacement may begin at the key.
      if (isAfter(part) && part.value.kind === 'scalar')
        return decisions.sourceOf({...part.value, start: key.start}, text);
      if (isAfter(part)) return `${text.slice(key.start, part.value.start)}${flowOf(part.value)}`;
      // An alias after a key: `: *name`.
      return `${text.slice(key.start, key.end)}${/^[^,}\]\n]*/.exec(text.slice(key.end))?.[0] ?? ''}`;
    });
    const pieces = added.get(idOf(value)) ?? [];
    const more = pieces.map(({name, piece}) => (name ? `${name}: ${flow(piece)}` : flow(piece)));
    const [open, close] = isMap(value) ? ['{', '}'] : ['[', ']'];
    return `${open}${[...kept, ...more].map((part) => part.trim().replace(/:$/, ': ')).join(', ')}${close}`;
  }

  /** Start of the comments directly above a line, unless they follow what comes before without a break. */
  function withComments(begin: number, previous: Entry | Value | undefined): number {
    const indent = /^[ ]*/.exec(text.slice(begin))?.[0] ?? '';
    const least = previous ? endOf(previous) : 0;
    let start = begin;
    while (start > least) {
      const above = lineStart(start - 1);
      if (above < least || !text.slice(above, start).startsWith(`${indent}#`)) break;
      start = above;
    }
    // What a file begins with is about all of it.
    return start === 0 ? begin : start;
  }

  const isBlank = (start: number, end: number): boolean => start < end && text.slice(start, end).trim() === '';
  const afterBlank = (offset: number): number =>
    isBlank(offset, lineEnd(offset)) ? afterBlank(lineEnd(offset)) : offset;

  function cut(parts: readonly (Entry | Value)[], index: number, depth: number): void {
    const part = parts[index] as Entry | Value;
    const begin = beginOf(part);
    const end = endOf(part);
    if (begin === null) throw new Unwritable();
    const next = parts.slice(index + 1).find((other) => !isGone(other));
    const follows = parts[index + 1];
    const between = follows && text.slice(end - 1, startOf(follows));
    const isLastOfGroup = between === undefined || between.slice(1).includes('#') || /\n\s*\n/.test(between);
    const start = depth < 2 || isLastOfGroup ? withComments(begin, parts[index - 1]) : begin;
    const isFirst = parts.slice(0, index).every(isGone);
    const isApart = (isFirst && next) || (start > 0 && isBlank(lineStart(start - 1), start));
    edits.push({start, end: isApart ? afterBlank(end) : end, text: ''});
  }

  function insert(value: Parent, kept: readonly (Entry | Value)[]): void {
    const pieces = added.get(idOf(value));
    if (!pieces) return;
    const all = partsOf(value);
    const [first] = all;
    if (!first) throw new Unwritable();
    const from = isMap(value) ? startOf(first) : text.lastIndexOf('-', startOf(first) - 1);
    // A byte order mark isn't part of it.
    const indent = ' '.repeat(text.slice(lineStart(from), from).replace('\uFEFF', '').length);
    for (const {name, piece, after} of pieces) {
      const own = after.map((one) => isMap(value) && value.entries.get(one)).find((one) => one && all.includes(one));
      const last = own || kept.at(-1);
      // What goes makes room for what comes.
      const offset = last && kept.includes(last) ? endOf(last) : lineStart(startOf(last ?? first));
      const lines = name ? entryLines(name, piece, indent) : itemLines(piece, indent);
      const isOpen = offset > 0 && text[offset - 1] !== '\n';
      put(offset, `${isOpen ? newline : ''}${lines.join(newline)}${isOpen ? '' : newline}`);
    }
  }

  function visit(value: Value, depth: number): void {
    if (value.kind === 'scalar') return;
    const parts = partsOf(value);
    const kept = parts.filter((part) => !isGone(part));
    const isGrowing = added.has(idOf(value));
    if (isFlow(value) && (isGrowing || kept.length < parts.length)) {
      edits.push({start: value.start, end: value.end, text: flowOf(value)});
      return;
    }
    for (const [index, part] of parts.entries()) {
      if (isGone(part)) cut(parts, index, depth);
      else visit('key' in part ? part.value : part, depth + 1);
    }
    const [first] = parts;
    // `services` with nothing in it stays a map.
    if (first && kept.length === 0 && !isGrowing && depth === 1) put(lineStart(startOf(first)), `  {}${newline}`);
    insert(value, kept);
  }

  for (const root of roots) visit(root, 0);
  return edits;
}
