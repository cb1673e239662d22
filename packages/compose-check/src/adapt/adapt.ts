import {type Examined, examine} from '../check-compose';
import {isEnvName} from '../project/env-file';
import type {CheckInput, CheckResult, Rules, SourceFile} from '../types';
import {works} from '../verdict';
import {readYaml} from '../yaml/read';
import {type MapValue, type Value, at, entriesAt, entryAt, isMap, itemsAt, textOf} from '../yaml/value';
import {Plan, type Change} from './plan';
import {Draft} from './draft';
import {Unwritable} from './text-edit';
import {variables} from './environment';
import {hosts} from './hosts';
import {buildArguments, jobs, outerDockerfiles, sharedBuilds} from './builds';
import {healthChecks} from './health';
import {keys} from './keys';
import {reservations} from './memory';
import {networkModes, openPorts, portModes, somethingPublic} from './ports';
import {hiddenOf, losses, withLosses} from './losses';
import {
  adminTools,
  developersPorts,
  innerPorts,
  onePublicPort,
  privateNetwork,
  privatePorts,
  publicNetwork,
  securePorts,
} from './private-ports';
import {profiles} from './profiles';
import {fileProxies, idleTools, ownDomains, proxies} from './proxy';
import {type AdaptedChange, shown} from './shown';
import {mounts} from './storage';

/** In this order: what a rule removes, those after it don't look at. */
const RULES = [
  openPorts,
  idleTools,
  developersPorts,
  proxies,
  fileProxies,
  securePorts,
  portModes,
  ownDomains,
  onePublicPort,
  adminTools,
  somethingPublic,
  innerPorts,
  hosts,
  privatePorts,
  networkModes,
  mounts,
  sharedBuilds,
  buildArguments,
  outerDockerfiles,
  losses,
  privateNetwork,
  publicNetwork,
  jobs,
  reservations,
  variables,
  healthChecks,
  keys,
];

/** Above this size the file is judged, but not adapted: each step looks at all of it. */
export const MAX_CHARACTERS = 200_000;
const MAX_CHANGES = 150;
/** The same: each service is looked at beside each other one. */
const MAX_SERVICES = 500;

/** What the reader decided. */
export interface Choices {
  /** Changes that aren't made. */
  leftOut: readonly string[];
  /** Answers to questions, by the id of their change. */
  answers: Readonly<Record<string, string>>;
}

export interface Adaptation {
  /** The files that differ from the reader's, and those to put next to them. */
  files: SourceFile[];
  changes: AdaptedChange[];
  result: CheckResult;
}

interface Attempt {
  included: readonly Change[];
  files: SourceFile[];
  result: CheckResult;
}

/** Characters that may be checked again to find changes which get in each other's way. */
const MOST_CHECKED = 400_000;

/** Makes as many of the changes as can be made without a stop that wasn't there. */
function together(none: Attempt, wanted: readonly Change[], attempt: (some: readonly Change[]) => Attempt): Attempt {
  const size = none.files.reduce((sum, {text}) => sum + text.length, 1);
  let left = Math.min(16, Math.ceil(MOST_CHECKED / size));
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

const NOTHING: Choices = {leftOut: [], answers: {}};

/** Parts of the top level that services name under the same key. */
const SHARED = ['volumes', 'networks', 'secrets', 'configs'] as const;

const nameOf = (item: Value): string =>
  isMap(item) ? (textOf(at(item, 'source')) ?? '') : ((textOf(item) ?? '').split(':')[0] ?? '');

/** Removes from the top level what services used and don't any more. */
function dropUnused(draft: Draft, roots: readonly MapValue[]): void {
  for (const key of SHARED) {
    const names = new Set<string>();
    const kept = new Set<string>();
    for (const [, service] of roots.flatMap((root) => entriesAt(root, 'services'))) {
      const entry = entryAt(service.value, key);
      const isOut = draft.isGone(service) || (entry && draft.isGone(entry));
      const ofList = itemsAt(entry?.value).map((item) => [nameOf(item), item] as const);
      for (const [name, part] of [...entriesAt(entry?.value), ...ofList])
        (isOut || draft.isGone(part) ? names : kept).add(name);
    }
    for (const map of roots.map((root) => at(root, key)))
      for (const name of names) if (!kept.has(name) && isMap(map)) draft.remove(map, name);
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

const isTooLong = ({files}: Pick<CheckInput, 'files'>, {services}: Pick<CheckResult, 'services'>): boolean =>
  files.reduce((sum, {text}) => sum + text.length, 0) > MAX_CHARACTERS || services.length > MAX_SERVICES;

/** Whether what is given only changes services of another file. */
const isOverlay = ({findings, services}: Pick<CheckResult, 'findings' | 'services'>): boolean =>
  findings.filter(({rule}) => rule === 'missing-image-or-build').length * 3 > services.length;

/** Why there's nothing to give, Markdown inline. */
export function whyNotAdapted({files}: CheckInput, {verdict, findings, services}: CheckResult): string {
  if (isTooLong({files}, {services}))
    return `Files with more than ${MAX_CHARACTERS.toLocaleString('en')} characters or ${MAX_SERVICES} services in all are checked, and not adapted. Give a smaller part.`;
  if (isOverlay({findings, services}))
    return 'Several services have neither `image` nor `build`, so these files go over others. Give those too.';
  if (verdict === 'not-checked') return "The files aren't checked, so nothing can be changed for certain.";
  if (works(verdict)) return 'Nothing in these files has to change.';
  return 'Nothing that stops these files, or keeps them from working, has a change that is certain.';
}

/** The files that are made, each once: several changes may add to one. */
function filesMade(included: readonly Change[]): SourceFile[] {
  const made = new Map<string, string>();
  for (const {name, text} of included.flatMap(({creates}) => creates ?? []))
    made.set(name, `${made.get(name) ?? ''}${text}`);
  return [...made].map(([name, text]) => ({name, text}));
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
  {leftOut, answers}: Choices = NOTHING,
  examined: Examined = examine(input, rules),
): Adaptation | null {
  if (isTooLong(input, examined.result) || isOverlay(examined.result)) return null;
  const roots = rootsOf(input.files);
  if (roots.length === 0 || [...examined.context.services, ...examined.context.inactive].length === 0) return null;
  const first = new Plan(examined.context, examined.result.findings, roots, answers);
  const started = profiles(first);
  const {context, result: before} = started.size > 0 ? examine(input, rules, started) : examined;
  const plan = new Plan(context, before.findings, roots, answers);
  plan.changes.push(...first.changes);
  for (const rule of RULES) rule(plan);
  const changes = writable(input.files, roots, plan.changes.slice(0, MAX_CHANGES));
  if (changes.length === 0) return null;
  const wanted = changes.filter(({id}) => !leftOut.includes(id));
  const attempt = (some: readonly Change[]): Attempt => {
    const files = compose(input.files, roots, some);
    return {
      included: some,
      files,
      result: withLosses(examine({...input, files}, rules, undefined, context), some, answers, hiddenOf(plan)),
    };
  };
  const {included, files, result} = together({included: [], files: [...input.files], result: before}, wanted, attempt);
  if (wanted.length > 0 && included.length === 0) return null;
  const isOpen = ({rule}: Change) => !rule || result.findings.some((finding) => finding.rule === rule);
  return {
    files: [...files.filter(({text}, at_) => text !== input.files[at_]?.text), ...filesMade(included)],
    changes: changes
      .filter((change) => included.includes(change) || isOpen(change))
      .map((change) => shown(change, included.includes(change), context)),
    result,
  };
}
