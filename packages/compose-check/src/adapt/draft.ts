import type {SourceFile} from '../types';
import {readYaml} from '../yaml/read';
import type {Entry, ListValue, MapValue, Pair, Place, Value} from '../yaml/value';
import {child, entriesAt, isList, isMap, isScalar, textOf} from '../yaml/value';
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
  /** Services as written, with what they merge. */
  private readonly services: readonly MapValue[];
  /** Scalars that services merge and shouldn't have: what stands for them in the map that has them. */
  private readonly unmerged = new Map<string, {name: string; entry: Entry; maps: Set<MapValue>}>();

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly roots: readonly MapValue[],
  ) {
    const services = roots.flatMap((root) => root.entries.get('services') ?? []);
    this.lasting = new Set(services.map(({key}) => idOf(key)));
    this.services = services.flatMap(({value}) =>
      entriesAt(value).flatMap(([, one]) => (isMap(one.value) ? one.value : [])),
    );
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

  /** Removes an entry. A list or map that comes from an anchor is emptied in this map only: others may use the anchor. */
  remove(map: MapValue, name: string): void {
    const entry = map.entries.get(name);
    if (!entry) return;
    if (isOwn(map, entry)) this.gone.add(idOf(entry.key));
    else if (isScalar(entry.value)) {
      const id = idOf(entry.key);
      const one = this.unmerged.get(id) ?? {name, entry, maps: new Set()};
      this.unmerged.set(id, {...one, maps: one.maps.add(map)});
    } else this.add(map, name, isList(entry.value) ? [] : {});
  }

  /** Other services that have an entry, because they merge the map that it's in or because it's theirs. */
  private sharing(name: string, {key}: Entry): MapValue[] {
    return this.services.filter((one) => {
      const own = one.entries.get(name);
      return own !== undefined && idOf(own.key) === idOf(key);
    });
  }

  /** A scalar leaves the anchor, and those that keep it get it themselves. */
  private unmerge(): void {
    for (const {name, entry, maps} of this.unmerged.values()) {
      const keeping = this.sharing(name, entry).filter((one) => !maps.has(one));
      if (keeping.some((one) => isOwn(one, entry))) throw new Unwritable();
      this.gone.add(idOf(entry.key));
      const text = this.files[entry.value.file]?.text.slice(entry.value.start, entry.value.end).trim() ?? '';
      for (const map of keeping) this.add(map, name, text);
    }
  }

  /** What is added to a service that others merge isn't for them. */
  private unshare(): void {
    for (const map of this.services.filter((one) => one.shared && this.added.has(idOf(one)))) {
      const merging = this.services.filter(
        (one) => one !== map && [...one.entries.values()].some((entry) => !isOwn(one, entry) && isOwn(map, entry)),
      );
      for (const {name, piece} of this.added.get(idOf(map)) ?? [])
        for (const one of merging) {
          const has = this.added.get(idOf(one))?.some((other) => other.name === name) ?? false;
          if (has || one.entries.has(name)) continue;
          if (typeof piece === 'string') throw new Unwritable();
          if (Array.isArray(piece)) this.add(one, name, []);
        }
    }
  }

  removeItem(item: Place): void {
    this.gone.add(idOf(item));
  }

  /** A block's place ends with its line break, which stays. */
  replace({file, start, end: last}: Place, text: string): void {
    const end = start + (this.files[file]?.text.slice(start, last).trimEnd().length ?? 0);
    const same = this.replaced.find((one) => one.file === file && one.start === start && one.end === end);
    if (same) same.text = text;
    else if (!this.replaced.some((one) => one.file === file && one.start < end && start < one.end))
      this.replaced.push({file, start, end, text});
  }

  /** Text of a scalar, as far as it's replaced. */
  now(part: Value): string {
    const edit = this.replaced.find(({file, start}) => file === part.file && start === part.start);
    const [root] = edit ? readYaml(`a: ${edit.text}`, part.file).documents : [];
    return textOf(root ? child(root, 'a') : part) ?? '';
  }

  /** Rewrites the value of a pair. Without one, `config set` gives it. */
  amend(pair: WrittenPair, change: (text: string) => string | null): void {
    const {text} = this.amended.get(idOf(pair.key)) ?? pair;
    if (text !== null) this.amended.set(idOf(pair.key), {pair, text: change(text)});
  }

  /** Leaves only the name of a pair, or gives it another value. */
  setPair({parent, key, value}: WrittenPair, name: string, text: string | null): void {
    const source = this.files[value.file]?.text ?? '';
    const isFlow = /[[{]/.test(source[parent.start] ?? '');
    const write = (one: string): string => (isFlow && /[{}[\],]/.test(one) ? quoted(one) : scalar(one));
    if (isList(parent)) return this.replace(value, write(text === null ? name : `${name}=${text}`));
    if (value.file !== key.file || value.start < key.end) throw new Unwritable();
    const line = text === null ? `${name}:${isFlow ? ' null' : ''}` : `${name}: ${write(text)}`;
    this.replace({...key, end: value.end}, line);
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

  /** Adds a name to a list, or to a map. */
  put(value: Value | undefined, name: string, piece: Piece = ''): void {
    if (value?.kind === 'list') this.append(value, name);
    else if (value && isMap(value)) this.add(value, name, piece);
  }

  write(): SourceFile[] {
    for (const {pair, text} of this.amended.values()) this.setPair(pair, pair.name, text);
    this.unmerge();
    this.unshare();
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
