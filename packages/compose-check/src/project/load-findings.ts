import {linkToKey} from '../../data/compose/key-id';
import {removeKey} from '../fix';
import type {Report} from '../report';
import type {MapValue, Problem, Value} from '../yaml/value';
import {cleanPath, isRemote} from './find-file';

export function sayProblem({rule, place, text: problem, message}: Problem, text: string, report: Report): void {
  const lineStart = text.lastIndexOf('\n', place.start - 1) + 1;
  const hasTab = rule === 'yaml-syntax' && /^[ ]*\t/.test(text.slice(lineStart, place.start + 1));
  report.say(hasTab ? 'yaml-syntax-tab' : rule, {place, path: '', message}, {PROBLEM: problem});
  if (rule !== 'too-large') return;
  report.skip('the file', problem, place);
  report.giveUp(problem);
}

/** A warning of the loader, once for each file that has the key. */
export function sayObsoleteVersion(root: MapValue, name: string, report: Report): void {
  const entry = root.entries.get('version');
  if (!entry) return;
  const where = {place: entry.key, path: 'version', link: linkToKey('top-level', 'version')};
  report.say('obsolete-version', {...where, edits: removeKey(report, root, entry)}, {FILE: name});
}

/** Why something isn't judged that another file has. */
export const ABSENT = "That file isn't here.";

interface Missing {
  /** `include` or `services.web.extends`. */
  path: string;
  /** What is missing then, for "not checked". */
  what: string;
  condition: string;
  service?: string;
}

/**
 * Says that a file that this one refers to isn't here. Only the reader knows whether it exists, unless the path can't be
 * one: the loader reads nothing from a network, and a variable without a value stays in the path.
 */
export function sayMissing(
  file: string,
  place: Value,
  {path, what, condition, service}: Missing,
  report: Report,
): void {
  const [, open] = /\$\{(\w+)\}/.exec(file) ?? [];
  const link = path === 'include' ? linkToKey('top-level', 'include') : linkToKey('services', 'extends');
  const slots = {FILE: cleanPath(file), KEY: path.split('.').at(-1) ?? '', NAME: open ?? ''};
  if (isRemote(file)) report.say('remote-file', {place, path, service, link}, slots);
  else if (open) report.say('open-path', {place, path, service, link}, slots);
  else report.skip(what, ABSENT, place, condition);
}
