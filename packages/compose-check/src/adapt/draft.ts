import type {SourceFile} from '../types';
import type {Entry, ListValue, MapValue, Pair, Place, Value} from '../yaml/value';
import {isList, isMap} from '../yaml/value';
import {type Piece, quoted, scalar} from './emit';
import {type Added, Unwritable, apply, idOf, isOwn, placeOf} from './text-edit';
import {editsOf} from './writer';

export type WrittenPair = Pair & {parent: Value};

/**
 * Collects what is to change in the reader's files, and then edits only those parts of the text: comments, quotes and
 * order stay as they are. What loses everything in it goes too, up to the services themselves.
 */
export class Draft {
  /** Entries and items that go. */
  private readonly gone = new Set<string>();
  private readonly replaced: (Place & {text: string})[] = [];
  private readonly added: Added = new Map();
  /** Values that several changes may rewrite, one after the other. */
  private readonly amended = new Map<string, {pair: WrittenPair; text: string | null}>();
  /** A file keeps its `services`, even if it's left without one. */
  private readonly lasting: ReadonlySet<string>;

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly roots: readonly MapValue[],
  ) {
    const services = roots.flatMap((root) => root.entries.get('services') ?? []);
    this.lasting = new Set(services.map(({key}) => idOf(key)));
  }

  isGone(part: Entry | Value): boolean {
    const {file, start} = placeOf(part);
    const isCut = this.replaced.some(
      (one) => one.text === '' && one.file === file && one.start <= start && start < one.end,
    );
    if (this.gone.has(idOf(placeOf(part))) || isCut) return true;
    return !this.lasting.has(idOf(placeOf(part))) && this.isEmptied('key' in part ? part.value : part);
  }

  /** Whether a map or list had something, and has nothing any more. */
  private isEmptied(value: Value): boolean {
    if (value.kind === 'scalar' || this.added.has(idOf(value))) return false;
    const parts = isMap(value) ? [...value.entries.values()] : value.items;
    return parts.length > 0 && parts.every((part) => this.isGone(part));
  }

  /** Removes an entry. One that comes from an anchor is emptied in this map only, because others may use the anchor. */
  remove(map: MapValue, name: string): void {
    const entry = map.entries.get(name);
    if (!entry) return;
    if (isOwn(map, entry)) this.gone.add(idOf(entry.key));
    else this.add(map, name, isList(entry.value) ? [] : isMap(entry.value) ? {} : '');
  }

  removeItem(item: Place): void {
    this.gone.add(idOf(item));
  }

  replace({file, start, end}: Place, text: string): void {
    const same = this.replaced.find((one) => one.file === file && one.start === start && one.end === end);
    if (same) same.text = text;
    else if (!this.replaced.some((one) => one.file === file && one.start < end && start < one.end))
      this.replaced.push({file, start, end, text});
  }

  /** Rewrites the value of a pair. Without one, `config set` gives it. */
  amend(pair: WrittenPair, change: (text: string) => string | null): void {
    const {text} = this.amended.get(idOf(pair.key)) ?? pair;
    if (text !== null) this.amended.set(idOf(pair.key), {pair, text: change(text)});
  }

  /** Leaves only the name of a pair, or gives it another value. */
  setPair({parent, key, value}: WrittenPair, name: string, text: string | null): void {
    const source = this.files[value.file]?.text ?? '';
    const write = (one: string): string =>
      /[[{]/.test(source[parent.start] ?? '') && /[{}[\],]/.test(one) ? quoted(one) : scalar(one);
    if (isList(parent)) return this.replace(value, write(text === null ? name : `${name}=${text}`));
    if (value.file !== key.file || value.start < key.end) throw new Unwritable();
    const line = text === null ? `${name}:` : `${name}: ${write(text)}`;
    const isBlock = source[value.end - 1] === '\n';
    this.replace({...key, end: value.end}, isBlock ? `${line}\n` : line);
  }

  /** Adds an entry after the first of the named ones that's there, or at the end. */
  add(map: MapValue, name: string, piece: Piece, after: readonly string[] = []): void {
    const pieces = this.added.get(idOf(map)) ?? [];
    const same = pieces.find((one) => one.name === name);
    if (!same) this.added.set(idOf(map), [...pieces, {name, piece, after}]);
    else if (Array.isArray(same.piece) && Array.isArray(piece)) same.piece = [...same.piece, ...piece];
  }

  append(list: ListValue, piece: Piece): void {
    this.added.set(idOf(list), [...(this.added.get(idOf(list)) ?? []), {name: '', piece, after: []}]);
  }

  write(): SourceFile[] {
    for (const {pair, text} of this.amended.values()) this.setPair(pair, pair.name, text);
    return this.files.map(({name, text}, file) => {
      const roots = this.roots.filter((root) => root.file === file);
      const edits = editsOf(roots, text, this.added, this);
      for (const one of this.replaced.filter((edit) => edit.file === file))
        if (!edits.some((edit) => one.start < edit.end && edit.start < one.end)) edits.push(one);
      const result = apply(text, edits);
      // What was last may have left blank lines.
      return {name, text: result === text ? text : result.replace(/(\r?\n)\s+$/, '$1')};
    });
  }

  /** Source of a part with the replacements inside it. */
  sourceOf(place: Place, text: string): string {
    const inside = this.replaced.filter(
      ({file, start, end}) => file === place.file && start >= place.start && end <= place.end,
    );
    const moved = inside.map((edit) => ({...edit, start: edit.start - place.start, end: edit.end - place.start}));
    return apply(text.slice(place.start, place.end), moved);
  }
}
