import type {Context} from '../context';
import {hitsOf} from '../judge/gaps/all-gaps';
import {type Hit, likelyPort} from '../judge/gaps/gap';
import {MAX_TARGET} from '../judge/ports';
import {ingressPorts} from '../project/ports';
import {type Service, usedBy} from '../project/service';
import type {Finding, SourceFile} from '../types';
import {type Entry, type MapValue, type Place, type Value, at, isMap, itemsOf, pairsOf} from '../yaml/value';
import type {Draft, WrittenPair} from './draft';
import type {Piece} from './emit';
import {Unwritable} from './text-edit';

/** What only the reader can decide. A choice is a word that the data explains, or a name or a port of the reader's. */
export interface Question {
  choices: readonly string[];
  answer: string;
  /** Whether the number of any port is an answer too. */
  isPort?: true;
}

const USUAL_PORTS = ['3000', '8000', '8080', '80'];

/** One step from the reader's file to one that works. */
export interface Change {
  /** Stable while the file stays the same: `remove-proxy:edge`. */
  id: string;
  /** ID in packages/compose-check/data/adaptations.yaml; absent where a finding has the words. */
  reason?: string;
  slots: Record<string, string>;
  /** A finding's own words. */
  title?: string;
  text?: string;
  link?: string | undefined;
  place: Place;
  service?: string | undefined;
  question?: Question | undefined;
  /** The finding that it's the fix of. */
  rule?: string;
  creates?: SourceFile | undefined;
  apply: (draft: Draft) => void;
}

type Proposal = Omit<Change, 'id' | 'slots' | 'place' | 'service' | 'apply'> & {
  reason: string;
  /** Absent where the change only says something. */
  apply?: Change['apply'];
  slots?: Record<string, string>;
  place?: Place;
  /** Tells apart several changes of one service for the same reason. */
  subject?: string;
};

/** An entry of the reader's own text, in one of the files. */
export interface Part {
  map: MapValue;
  name: string;
  entry: Entry;
  value: Value;
}

/** The changes that rules propose, and what they need for it: the project as deployed, its text, the reader's answers. */
export class Plan {
  readonly changes: Change[] = [];
  /** Services that go. */
  readonly removed = new Set<string>();
  /** Services that get a public port, and those that get a private one. */
  readonly published = new Set<string>();
  readonly hidden = new Set<string>();
  /** Ports that aren't public any more, as `web:80`. */
  readonly closed = new Set<string>();
  readonly managed = new Set<string>();
  /** Services that get a port. */
  readonly ported = new Set<string>();
  /** Services that lose all of their networks. */
  readonly loose = new Set<string>();
  /** Services whose image is a name on the machine only, so that the cloud builds it. */
  readonly ownImages = new Set<string>();
  /** Services whose image becomes one that is built, with the name of the Dockerfile made for it. */
  readonly built = new Map<string, string>();
  /** Services that others call once their hosts are right, and the port. */
  readonly called = new Map<string, number>();

  /** Services that others depend on. */
  readonly used: ReadonlySet<string>;
  /** A copy: rules add what their changes make of it. */
  readonly context: Context;

  constructor(
    context: Context,
    readonly findings: readonly Finding[],
    readonly roots: readonly MapValue[],
    private readonly answers: Readonly<Record<string, string>>,
  ) {
    const {services, inactive} = context;
    this.used = new Set(services.flatMap(usedBy));
    this.context = {
      ...context,
      services: services.map((one) => ({...one})),
      inactive: inactive.map((one) => ({...one})),
    };
  }

  get services(): Service[] {
    return this.context.services.filter(({name}) => !this.removed.has(name));
  }

  hide(service: Service, port: number): void {
    const {name} = service;
    this.hidden.add(name);
    this.closed.add(`${name}:${port}`);
    if (ingressPorts(service).every(({target}) => this.closed.has(`${name}:${target}`))) this.published.delete(name);
  }

  /** A question, with the reader's answer if it's one of the choices. */
  ask(id: string, choices: readonly string[], usual: string): Question {
    const given = this.answers[id] ?? '';
    return {choices, answer: choices.includes(given) ? given : usual};
  }

  /** The same about the port of a service, which may be another one than those that are usual. */
  askPort(reason: string, service: Service): Question {
    const id = `${reason}:${service.name}`;
    const built = service.value.entries.has('build');
    // The port of an app that's built is often 3000, and the port of an image 80: good enough where visitors would notice.
    const guess = reason === 'service-port' ? 'later' : built ? 3000 : 80;
    const usual = String(likelyPort(service, this.context) ?? guess);
    const given = this.answers[id] ?? '';
    const own = /^[1-9]\d{0,4}$/.test(given) && Number(given) <= MAX_TARGET ? [given] : [];
    return {...this.ask(id, [...new Set([usual, ...USUAL_PORTS, ...own])], usual), isPort: true};
  }

  propose({name, key}: Pick<Service, 'name' | 'key'>, {subject, ...change}: Proposal): void {
    const id = [change.reason, name, subject].filter(Boolean).join(':');
    const place = change.place ?? key;
    // Services that share an anchor share its lines.
    const isSame = (one: Change) =>
      one.id === id ||
      (one.reason === change.reason && one.place.file === place.file && one.place.start === place.start);
    const {apply = () => undefined} = change;
    const same = this.changes.find(isSame);
    if (same && same.id !== id) {
      const {apply: first} = same;
      same.apply = (draft) => [first, apply].forEach((one) => one(draft));
    }
    if (same) return;
    const slots = {SERVICE: name, ...change.slots};
    this.changes.push({...change, apply, id, place, service: name, slots});
  }

  hits(...ids: Parameters<typeof hitsOf>[1][]): Hit[] {
    const {rules, input} = this.context;
    const isHere = (id: string) =>
      rules.gaps.gaps.find((gap) => gap.id === id)?.only?.includes(input.provider) !== false;
    return hitsOf(this.context, ...ids.filter(isHere));
  }

  sourceOf(place: Place): string {
    return this.context.report.sourceOf(place);
  }

  /** A key of a service wherever the reader's files write it. */
  parts(service: string, ...path: string[]): Part[] {
    const name = path.at(-1) ?? service;
    const above = path.length > 0 ? ['services', service, ...path.slice(0, -1)] : ['services'];
    return this.roots.flatMap((root) => {
      const map = at(root, ...above);
      const entry = isMap(map) ? map.entries.get(name) : undefined;
      return isMap(map) && entry ? [{map, name, entry, value: entry.value}] : [];
    });
  }

  /** The same where the last file that has it writes it, which is what counts. */
  part(service: string, ...path: string[]): Part | undefined {
    return this.parts(service, ...path).at(-1);
  }

  amend(
    service: Service,
    written: Written,
    reason: string,
    slots: Record<string, string>,
    change: (text: string) => string | null,
  ): void {
    const isPair = 'parent' in written;
    const name = isPair ? written.name : 'command';
    const apply = (draft: Draft) =>
      isPair ? draft.amend(written, change) : draft.replace(written, change(this.sourceOf(written)) ?? '');
    // A build argument may have the name of a variable.
    const isTaken = this.changes.some(({id}) => id === `${reason}:${service.name}:${name}`);
    const subject = isPair && !isTaken ? name : `${name}.${isPair ? written.key.start : written.start}`;
    this.propose(service, {
      reason,
      subject,
      place: isPair ? written.key : written,
      slots: {NAME: name, ...slots},
      apply,
    });
  }

  /** Whether the internet reaches a port of a service, as far as the changes leave one. */
  isPublic(service: Service): boolean {
    const isOpen = ({target}: {target: number}) => !this.closed.has(`${service.name}:${target}`);
    return this.published.has(service.name) || ingressPorts(service).some(isOpen);
  }

  /** Takes a key of a service out of all files that write it. Returns whether one does. */
  drop(service: Service, reason: string, path: string[], more: Partial<Proposal> = {}): boolean {
    const parts = this.parts(service.name, ...path);
    const [first] = parts;
    if (first) this.propose(service, {place: first.entry.key, ...more, reason, apply: (draft) => remove(draft, parts)});
    return first !== undefined;
  }

  /** The map of a service in the file that writes most of it. */
  ownMap(service: string): MapValue {
    const maps = this.parts(service).flatMap(({value, entry: {key}}) => {
      const isAlias = value.file !== key.file || value.start < key.end;
      return isMap(value) && !isAlias ? [value] : [];
    });
    const map = maps.find((one) => one.entries.has('image') || one.entries.has('build')) ?? maps[0];
    if (!map) throw new Unwritable();
    return map;
  }

  /** Gives a key of a service a value, below what the reader's files have of its path. */
  set(draft: Draft, service: string, path: readonly string[], text: string, after: readonly string[]): void {
    const written = this.part(service, ...path);
    if (written) return draft.replace(written.value, text);
    const maps = path.map((_, depth) => this.part(service, ...path.slice(0, depth + 1))?.value).filter(isMap);
    const piece = path.slice(maps.length + 1).reduceRight<Piece>((below, key) => ({[key]: below}), text);
    draft.add(maps.at(-1) ?? this.ownMap(service), path[maps.length] ?? '', piece, after);
  }

  /** Pairs of `environment` or `labels` as written, from all files. */
  pairs(service: string, ...path: string[]): WrittenPair[] {
    return this.parts(service, ...path).flatMap(({value}) => pairsOf(value).map((pair) => ({...pair, parent: value})));
  }
}

/** A pair, or a word of a command. */
export type Written = WrittenPair | Value;

/** Words of commands, as written. */
export const commandsOf = (plan: Plan, service: Service): Value[] =>
  ['command', 'entrypoint'].flatMap((key) => plan.parts(service.name, key).flatMap(({value}) => itemsOf(value)));

/** Services with what their environment has, as written. */
export const variablesOf = (plan: Plan, services: readonly Service[] = plan.services) =>
  services.flatMap((service) => plan.pairs(service.name, 'environment').map((pair) => ({service, pair})));

/** Variables and words of commands, with what they say. */
export const writtenOf = (plan: Plan): {service: Service; written: Written; text: string}[] => [
  ...variablesOf(plan).map(({service, pair}) => ({service, written: pair, text: pair.text ?? ''})),
  ...plan.services.flatMap((service) =>
    commandsOf(plan, service).map((written) => ({service, written, text: plan.sourceOf(written)})),
  ),
];

export const remove = (draft: Draft, parts: readonly Part[]): void => {
  for (const {map, name} of parts) draft.remove(map, name);
};

export function removePair(draft: Draft, {parent, name, value}: WrittenPair): void {
  if (isMap(parent)) draft.remove(parent, name);
  else draft.removeItem(value);
}
