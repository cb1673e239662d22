import {type Entry, type MapValue, type Value, isMap} from '../yaml/value';
import {entryLines, flow, itemLines} from './emit';
import {type Added, type Parent, type TextEdit, Unwritable, idOf, isOwn, placeOf} from './text-edit';

/** What is to become of the parts of a file. */
interface Decisions {
  isGone: (part: Entry | Value) => boolean;
  /** Source of a part, with the replacements inside it. */
  sourceOf: (part: Value, text: string) => string;
}

/** Turns the changes of one file into edits of its text. */
export class Writer {
  private readonly result: TextEdit[] = [];
  private readonly newline: string;

  constructor(
    private readonly decisions: Decisions,
    private readonly text: string,
    private readonly added: Added,
  ) {
    this.newline = text.includes('\r\n') ? '\r\n' : '\n';
  }

  edits(roots: readonly MapValue[]): TextEdit[] {
    for (const root of roots) this.visit(root, 0);
    return this.result;
  }

  private visit(value: Value, depth: number): void {
    if (value.kind === 'scalar') return;
    const hasChanges = this.added.has(idOf(value)) || this.partsOf(value).some((part) => this.decisions.isGone(part));
    if (hasChanges && /[[{]/.test(this.text[value.start] ?? '')) {
      this.result.push({start: value.start, end: value.end, text: this.flowOf(value)});
      return;
    }
    const parts = this.partsOf(value);
    const kept = parts.filter((part) => !this.decisions.isGone(part));
    for (const [index, part] of parts.entries()) {
      if (this.decisions.isGone(part)) this.cut(value, parts, index, depth);
      else this.visit('key' in part ? part.value : part, depth + 1);
    }
    if (kept.length === 0 && !this.added.has(idOf(value)) && depth === 1 && parts.length > 0) this.leaveEmpty(parts);
    this.insert(value, kept);
  }

  /** What is written in a map or list itself, in order. */
  private partsOf(value: Parent): (Entry | Value)[] {
    const parts = isMap(value)
      ? [...value.entries.values()].filter((entry) => isOwn(value, entry))
      : value.items.filter(({file, start, end}) => file === value.file && start >= value.start && end <= value.end);
    return parts.sort((one, other) => startOf(one) - startOf(other));
  }

  /** `services` with nothing in it stays a map. */
  private leaveEmpty(parts: readonly (Entry | Value)[]): void {
    this.put(this.lineStart(startOf(parts[0] as Entry)), `  {}${this.newline}`);
  }

  /** Puts lines at an offset, even if the lines there are cut. */
  private put(offset: number, text: string): void {
    const cut = this.result.find(({start, end}) => start <= offset && offset < end);
    if (cut) cut.text += text;
    else this.result.push({start: offset, end: offset, text});
  }

  private flowOf(value: Value): string {
    if (value.kind === 'scalar' || !/[[{]/.test(this.text[value.start] ?? ''))
      return this.decisions.sourceOf(value, this.text);
    const kept = this.partsOf(value)
      .filter((part) => !this.decisions.isGone(part))
      .map((part) => {
        if (!('key' in part)) return this.flowOf(part);
        const end = Math.max(part.key.end, isAfter(part) ? part.value.start : 0);
        const source = this.text.slice(part.key.start, end);
        return isAfter(part) ? `${source}${this.flowOf(part.value)}` : `${source}${this.rest(part.key.end)}`;
      });
    const more = (this.added.get(idOf(value)) ?? []).map(({name, piece}) =>
      name ? `${name}: ${flow(piece)}` : flow(piece),
    );
    const [open, close] = isMap(value) ? ['{', '}'] : ['[', ']'];
    return `${open}${[...kept, ...more].map((part) => part.trim()).join(', ')}${close}`;
  }

  /** An alias after a key: `: *name`. */
  private rest(from: number): string {
    return /^[^,}\]\n]*/.exec(this.text.slice(from))?.[0] ?? '';
  }

  private lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  private lineEnd(offset: number): number {
    const newline = this.text.indexOf('\n', offset);
    return newline < 0 ? this.text.length : newline + 1;
  }

  /** End of the last line of an entry or item. */
  private endOf(part: Entry | Value): number {
    const last = 'key' in part ? Math.max(part.key.end, isAfter(part) ? part.value.end : 0) : part.end;
    return last > startOf(part) && this.text[last - 1] === '\n' ? last : this.lineEnd(last);
  }

  /** Start of an entry or item with its dash; null where something else is before it on the line. */
  private beginOf(part: Entry | Value): number | null {
    const isItem = !('key' in part);
    let from = startOf(part);
    if (isItem) {
      from = this.text.lastIndexOf('-', from - 1);
      if (from < 0) return null;
    }
    const start = this.lineStart(from);
    return this.text.slice(start, from).trim() === '' ? start : null;
  }

  private cut(parent: Parent, parts: readonly (Entry | Value)[], index: number, depth: number): void {
    const part = parts[index];
    if (!part) return;
    const begin = this.beginOf(part);
    let end = this.endOf(part);
    const next = parts.slice(index + 1).find((other) => !this.decisions.isGone(other));
    if (begin === null) {
      // The first key of an item stands after the item's dash, and the next one takes its place.
      if (isMap(parent) && next) this.result.push({start: startOf(part), end: startOf(next), text: ''});
      else throw new Unwritable();
      return;
    }
    let start = begin;
    const follows = parts[index + 1];
    const isLastOfGroup =
      !follows ||
      this.text.slice(end, startOf(follows)).includes('#') ||
      /\n\s*\n/.test(this.text.slice(end - 1, startOf(follows)));
    if (depth < 2 || isLastOfGroup) start = this.withComments(begin, parts[index - 1]);
    const isFirst = parts.slice(0, index).every((other) => this.decisions.isGone(other));
    if ((isFirst && next) || this.isBlankBefore(start)) end = this.afterBlank(end);
    this.result.push({start, end, text: ''});
  }

  /** Start of the comments directly above a line, unless they follow what comes before without a break. */
  private withComments(begin: number, previous: Entry | Value | undefined): number {
    const indent = /^[ ]*/.exec(this.text.slice(begin))?.[0] ?? '';
    const least = previous ? this.endOf(previous) : 0;
    let start = begin;
    while (start > least) {
      const above = this.lineStart(start - 1);
      const line = this.text.slice(above, start);
      if (above < least || !line.startsWith(`${indent}#`)) break;
      start = above;
    }
    return start;
  }

  private isBlankBefore(offset: number): boolean {
    return offset > 0 && this.text.slice(this.lineStart(offset - 1), offset).trim() === '';
  }

  private afterBlank(offset: number): number {
    const end = this.lineEnd(offset);
    return offset < this.text.length && this.text.slice(offset, end).trim() === '' ? this.afterBlank(end) : offset;
  }

  private insert(value: Parent, kept: readonly (Entry | Value)[]): void {
    const pieces = this.added.get(idOf(value));
    if (!pieces) return;
    const all = this.partsOf(value);
    const [first] = all;
    if (!first) throw new Unwritable();
    const from = startOf(first);
    const column = isMap(value) ? from - this.lineStart(from) : 0;
    const dash = this.text.lastIndexOf('-', from - 1);
    const indent = isMap(value) ? ' '.repeat(column) : ' '.repeat(dash - this.lineStart(dash));
    for (const {name, piece, after} of pieces) {
      const own = isMap(value)
        ? after.map((one) => value.entries.get(one)).find((one) => one && all.includes(one))
        : undefined;
      const last = own ?? kept.at(-1);
      // What goes makes room for what comes.
      const offset = last && kept.includes(last) ? this.endOf(last) : this.lineStart(startOf(last ?? first));
      const lines = name ? entryLines(name, piece, indent) : itemLines(piece, indent);
      const isOpen = offset > 0 && this.text[offset - 1] !== '\n';
      const text = `${isOpen ? this.newline : ''}${lines.join(this.newline)}${isOpen ? '' : this.newline}`;
      this.put(offset, text);
    }
  }
}

const startOf = (part: Entry | Value): number => placeOf(part).start;

/** Whether the value is written after its key, rather than behind an alias. */
const isAfter = ({key, value}: Entry): boolean => value.file === key.file && value.start >= key.end;
