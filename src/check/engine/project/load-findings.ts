import {composeKeyId} from '../../../data/compose/key-id';
import {removeKey} from '../fix';
import {PAGE} from '../judge/notes';
import type {Report} from '../report';
import type {CheckInput} from '../types';
import type {Problem} from '../yaml/read';
import {type MapValue, type Place, type Value, textOf} from '../yaml/value';
import {cleanPath, isRemote} from './find-file';

const linkTo = (key: string): string => `${PAGE}#${composeKeyId('top-level', key)}`;

const TEXTS: Record<Problem['rule'], {text: string; remedy: string}> = {
  'yaml-syntax': {
    text: "This isn't valid YAML",
    remedy: 'Check the indentation, quotes and colons on this line and above.',
  },
  'yaml-tab': {
    text: "The CLI's YAML parser refuses a tab here, even on a line that's otherwise empty or a comment",
    remedy: 'Replace the tab with spaces, or delete it.',
  },
  'yaml-character': {
    text: "YAML doesn't allow this control character, not even in a comment",
    remedy: "Delete it: it may have come from a copied terminal output, or from a file that isn't saved as UTF-8.",
  },
  'yaml-duplicate-key': {text: 'The same map has this key twice', remedy: 'Keep one of them.'},
  'yaml-key': {text: 'A key must be text', remedy: 'Put it in quotes.'},
  'yaml-alias': {text: "No anchor has this alias's name", remedy: 'Write the anchor before its first use.'},
  'yaml-merge': {text: 'A merge key needs a map, or a list of maps', remedy: 'Let `<<` refer to an anchor of a map.'},
  'yaml-top': {text: 'A Compose file is a map of keys', remedy: 'Start with `services:`.'},
  'too-large': {text: "This file isn't checked", remedy: 'Run `{command} compose config` instead.'},
};

export function sayProblem(problem: Problem, text: string, report: Report): void {
  const words = TEXTS[problem.rule];
  const lineStart = text.lastIndexOf('\n', problem.place.start - 1) + 1;
  const hasTab = problem.rule === 'yaml-syntax' && /^[ ]*\t/.test(text.slice(lineStart, problem.place.start + 1));
  const isSize = problem.rule === 'too-large';
  const own = problem.text ? `${words.text}: ${problem.text}.` : `${words.text}.`;
  report.add({
    rule: problem.rule,
    severity: isSize ? 'warns' : 'stops',
    place: problem.place,
    path: '',
    text: hasTab ? 'A tab indents this line, and YAML allows only spaces there.' : own,
    remedy: hasTab ? 'Replace the tabs with spaces.' : words.remedy.replace('{command}', report.rules.product.slug),
    link: '/docs/concepts/compose',
    ...(problem.message ? {message: problem.message} : {}),
  });
  if (!isSize) return;
  report.skip('the file', problem.text, problem.place);
  report.giveUp(problem.text);
}

export const sayConflict =
  (report: Report) =>
  (path: string[], value: Value): void =>
    report.add({
      rule: 'merge-conflict',
      severity: 'stops',
      place: value,
      path: path.join('.'),
      message: `cannot override ${path.join('.')}`,
      text: 'An earlier file has a map or list here, and this file has something else.',
      remedy: 'Write the same kind of value in both files.',
    });

/** Says that there is nothing in the file. */
export function sayEmpty(place: Place, report: Report): void {
  report.add({
    rule: 'empty-file',
    severity: 'stops',
    place,
    path: '',
    message: 'empty compose file',
    text: 'The file is empty.',
    remedy: 'Write `services:`, with your first service below it.',
    link: '/docs/concepts/compose',
  });
}

/** Says that a file includes itself, directly or through others. */
export function sayCycle(place: Place, report: Report): void {
  report.add({
    rule: 'include-cycle',
    severity: 'stops',
    place,
    path: 'include',
    message: 'include cycle detected:',
    text: 'This file is included by a file that it includes.',
    remedy: 'Break the circle.',
    link: linkTo('include'),
  });
}

/** A warning of the loader, once for each file that has the key. */
export function sayObsoleteVersion(root: MapValue, file: number, input: CheckInput, report: Report): void {
  const entry = root.entries.get('version');
  if (!entry) return;
  const edit = removeKey(input.files[root.file]?.text ?? '', root, entry);
  report.say(
    'obsolete-version',
    {FILE: input.files[file]?.name ?? ''},
    {place: entry.key, path: 'version', link: linkTo('version'), ...(edit ? {edits: [edit]} : {})},
  );
}

export function sayIncludeForm(value: Value, report: Report): void {
  report.add({
    rule: 'shape:type',
    severity: 'stops',
    place: value,
    path: 'include',
    message: `\`include\` must be a list, got ${textOf(value) ?? ''}`,
    text: '`include` must be a list.',
    remedy: 'Write the path as an entry of a list.',
    link: linkTo('include'),
  });
}

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
  const [open] = /\$\{\w+\}/.exec(file) ?? [];
  const where = {
    severity: 'stops' as const,
    place,
    path,
    message: `open ${cleanPath(file)}: no such file or directory`,
    ...(service === undefined ? {} : {service}),
    link: path === 'include' ? linkTo('include') : '/docs/concepts/compose#extends',
  };
  const key = path.split('.').at(-1);
  if (isRemote(file))
    report.add({
      ...where,
      rule: 'remote-file',
      text: `The CLI reads \`${key}\` only from files on your machine: it looks for a file with this address as its name.`,
      remedy: 'Download the file next to yours, and write its path.',
    });
  else if (open)
    report.add({
      ...where,
      rule: 'open-path',
      text: `\`${open}\` has no value here, so the loader looks for a file with the variable in its name.`,
      remedy: `Set ${open.replace(/\$\{(\w+)\}/, '`$1`')} in \`.env\`, or write the path itself.`,
    });
  else report.skip(what, "That file isn't here.", place, condition);
}
