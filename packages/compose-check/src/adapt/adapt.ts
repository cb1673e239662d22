import type {Context} from '../context';
import {type Examined, examine} from '../check-compose';
import {isEnvName} from '../project/env-file';
import {fillSlots, fillText} from '../slots';
import type {CheckInput, CheckResult, Rules, SourceFile} from '../types';
import {withoutUndefined} from '../without-undefined';
import {readYaml} from '../yaml/read';
import {type Entry, type MapValue, type Value, at, entriesAt, entryAt, isMap, itemsAt, textOf} from '../yaml/value';
import {Plan, type Change} from './plan';
import {Draft} from './draft';
import {Unwritable} from './text-edit';
import {requiredVariables, secretFiles, secrets} from './environment';
import {hosts} from './hosts';
import {healthChecks} from './health';
import {fixes, keys} from './keys';
import {networkModes, portModes, privatePorts, somethingPublic} from './ports';
import {fileProxies, dockerSocket, proxies} from './proxy';
import {jobs, mounts} from './storage';

/** In this order: what a rule removes, those after it don't look at. */
const RULES = [
  proxies,
  fileProxies,
  dockerSocket,
  networkModes,
  portModes,
  somethingPublic,
  hosts,
  privatePorts,
  mounts,
  jobs,
  secretFiles,
  secrets,
  requiredVariables,
  healthChecks,
  keys,
  fixes,
];

/** Above this size the file is judged, but not adapted: each step looks at all of it. */
const MAX_CHARACTERS = 50_000;
const MAX_CHANGES = 150;

/** What the reader decided. */
export interface Choices {
  /** Changes that are left out although they're usual, or wanted although they aren't. */
  toggled: readonly string[];
  /** Answers to questions, by the id of their change. */
  answers: Readonly<Record<string, string>>;
}

export interface AdaptedChange {
  id: string;
  /** What, Markdown inline. */
  title: string;
  /** Why, Markdown inline. */
  text: string;
  link?: string;
  service?: string;
  file: string;
  line: number;
  /** Made unless the reader leaves it out. */
  isUsual: boolean;
  /** Made now: false also where it can't be made together with the others. */
  isIncluded: boolean;
  question?: {text: string; choices: {id: string; text: string}[]; answer: string};
}

export interface Adaptation {
  /** The files that differ from the reader's, and those to put next to them. */
  files: SourceFile[];
  changes: AdaptedChange[];
  /** What the check says of the result. */
  result: CheckResult;
}

interface Attempt {
  included: readonly Change[];
  files: SourceFile[];
  result: CheckResult;
}

/** Checks of the whole file that finding changes which get in each other's way may take. */
const MOST_ATTEMPTS = 16;

/** Makes as many of the changes as can be made without a stop that wasn't there. */
function together(none: Attempt, wanted: readonly Change[], attempt: (some: readonly Change[]) => Attempt): Attempt {
  let left = MOST_ATTEMPTS;
  const grow = (base: Attempt, some: readonly Change[]): Attempt => {
    if (some.length === 0 || left === 0) return base;
    left -= 1;
    const all = attempt([...base.included, ...some]);
    if (!isWorse(none.result, all.result)) return all;
    const half = some.length >> 1;
    return half === 0 ? base : grow(grow(base, some.slice(0, half)), some.slice(half));
  };
  return grow(none, wanted);
}

const NOTHING: Choices = {toggled: [], answers: {}};

/** Parts of the top level that services name under the same key. */
const SHARED = ['volumes', 'networks', 'secrets', 'configs'] as const;

const nameOf = (item: Value): string =>
  isMap(item) ? (textOf(at(item, 'source')) ?? '') : ((textOf(item) ?? '').split(':')[0] ?? '');

/** Names that a service uses below a key, and whether it won't any more. */
function usesOf(service: Entry, key: string, draft: Draft): {name: string; isGone: boolean}[] {
  const entry = entryAt(service.value, key);
  if (!entry) return [];
  const isOut = draft.isGone(service) || draft.isGone(entry);
  const ofMap = entriesAt(entry.value).map(([name, part]) => ({name, part}));
  const ofList = itemsAt(entry.value).map((part) => ({name: nameOf(part), part}));
  return [...ofMap, ...ofList].map(({name, part}) => ({name, isGone: isOut || draft.isGone(part)}));
}

/** Removes from the top level what services used and don't any more. */
function dropUnused(draft: Draft, roots: readonly MapValue[]): void {
  for (const key of SHARED) {
    const services = roots.flatMap((root) => entriesAt(root, 'services'));
    const uses = services.flatMap(([, service]) => usesOf(service, key, draft));
    const kept = new Set(uses.flatMap(({name, isGone}) => (isGone ? [] : [name])));
    for (const root of roots) {
      const map = at(root, key);
      for (const {name} of uses) if (!kept.has(name) && isMap(map)) draft.remove(map, name);
    }
  }
}

function compose(files: readonly SourceFile[], roots: readonly MapValue[], changes: readonly Change[]): SourceFile[] {
  const draft = new Draft(files, roots);
  for (const change of changes) change.apply(draft);
  dropUnused(draft, roots);
  return draft.write();
}

/** Those of the changes that can be made in this text. Few files are written in a way that some can't. */
function writable(files: readonly SourceFile[], roots: readonly MapValue[], changes: readonly Change[]): Change[] {
  const isWritable = (some: readonly Change[]): boolean => {
    try {
      compose(files, roots, some);
      return true;
    } catch (error) {
      if (error instanceof Unwritable) return false;
      throw error;
    }
  };
  return isWritable(changes) ? [...changes] : changes.filter((change) => isWritable([change]));
}

const stopsIn = ({findings}: CheckResult): string[] =>
  findings.flatMap(({severity, rule}) => (severity === 'stops' ? [rule] : []));

function isWorse(before: CheckResult, after: CheckResult): boolean {
  const [old, now] = [stopsIn(before), stopsIn(after)];
  return now.length > old.length || now.some((rule) => !old.includes(rule));
}

/** The files that have Compose services, as they're written: without what other files or variables add. */
const rootsOf = (files: readonly SourceFile[]): MapValue[] =>
  files.flatMap(({name, text}, file) =>
    isEnvName(name) ? [] : readYaml(text, file).documents.filter((root) => isMap(at(root, 'services'))),
  );

/** Words and place of a change, for the reader. */
function shown(change: Change, isUsual: boolean, isIncluded: boolean, {rules, report}: Context): AdaptedChange {
  const {RESOURCE = '', ...names} = change.slots;
  // A resource isn't a name in the file, so it isn't code.
  const plain = new Map([['RESOURCE', [RESOURCE]]]);
  const slots = new Map(
    Object.entries(names).map(([slot, text]) => [slot, slot.endsWith('S') ? text.split(' ') : [text]]),
  );
  const reason = rules.adaptations.find(({id}) => id === change.reason);
  if (change.reason && !reason)
    throw new Error(`packages/compose-check/data/adaptations.yaml has no reason "${change.reason}"`);
  const link = change.link ?? reason?.link;
  const {question} = change;
  // A choice may be the name of a service, such as `constructor`.
  const wordsOf = (id: string) => (Object.hasOwn(reason?.choices ?? {}, id) ? reason?.choices?.[id] : undefined);
  return withoutUndefined({
    id: change.id,
    title: change.title ?? fillSlots(reason?.title ?? change.id, slots),
    text: change.text ?? fillSlots(fillText(reason?.text ?? '', plain), slots),
    link: link || undefined,
    service: change.service,
    file: report.fileName(change.place),
    line: report.lineOf(change.place),
    isUsual,
    isIncluded,
    question: question && {
      text: fillSlots(reason?.question ?? '', slots),
      answer: question.answer,
      choices: question.choices.map((id) => ({id, text: fillSlots(wordsOf(id) ?? id, slots)})),
    },
  });
}

/**
 * The reader's files, changed so that they work at the provider: each change with its reason, and a question where the
 * files don't decide. Null where there's nothing to change, or the files can't be read.
 *
 * @param examined what the check knows of the files already
 */
export function adapt(
  input: CheckInput,
  rules: Rules,
  {toggled, answers}: Choices = NOTHING,
  {context, result: before}: Examined = examine(input, rules),
): Adaptation | null {
  if (input.files.reduce((sum, {text}) => sum + text.length, 0) > MAX_CHARACTERS) return null;
  const roots = rootsOf(input.files);
  if (context.services.length === 0 || roots.length === 0) return null;
  const plan = new Plan(context, before.findings, roots, answers);
  for (const rule of RULES) rule(plan);
  const changes = writable(input.files, roots, plan.changes.slice(0, MAX_CHANGES));
  if (changes.length === 0) return null;
  const areAllOptional = changes.every(({optional}) => optional);
  const isUsual = ({optional}: Change) => !optional || areAllOptional;
  const wanted = changes.filter((change) => isUsual(change) !== toggled.includes(change.id));
  const attempt = (some: readonly Change[]): Attempt => {
    const files = compose(input.files, roots, some);
    return {included: some, files, result: examine({...input, files}, rules).result};
  };
  const {included, files, result} = together({included: [], files: [...input.files], result: before}, wanted, attempt);
  if (wanted.length > 0 && included.length === 0) return null;
  const isOpen = ({rule}: Change) => !rule || result.findings.some((finding) => finding.rule === rule);
  const made = included.flatMap(({creates}) => creates ?? []);
  return {
    files: [...files.filter(({text}, at_) => text !== input.files[at_]?.text), ...made],
    changes: changes
      .filter((change) => included.includes(change) || isOpen(change))
      .map((change) => shown(change, isUsual(change), included.includes(change), context)),
    result,
  };
}
