import {PROVIDER_IDS} from '../../data/provider-ids';
import {MAX_CHARACTERS} from '../limits';
import type {Report} from '../report';
import type {CheckInput} from '../types';
import type {Place} from '../yaml/value';
import {type EnvEntry, readEnvFile} from './env-file';

/**
 * Place of a file in the order in which the tool reads values: `.env`, that of the provider, that of the stack. What the
 * reader's stack is called isn't known, so the file of any stack counts. -1 for other files.
 */
function rank(name: string, {provider}: Pick<CheckInput, 'provider'>, slug: string): number {
  const [, suffix] = /^\.env(?:\.([a-z][a-z0-9]*))?$/.exec(name) ?? [null, null];
  if (suffix === null) return -1;
  if (suffix === undefined) return 0;
  if (suffix === (provider === 'playground' ? slug : provider)) return 1;
  return suffix === slug || PROVIDER_IDS.some((id) => id === suffix) ? -1 : 2;
}

interface ReadOptions {
  report: Report;
  input: Pick<CheckInput, 'files' | 'provider'>;
}

/** An entry of an env file with its place. */
export interface PlacedEntry extends EnvEntry {
  place: Place;
}

/** Reads one env file. Reports what the loader can't read, and names without a value. */
export function readEntries(
  file: number,
  known: (name: string) => string | undefined,
  {report, input}: ReadOptions,
): PlacedEntry[] {
  const {name, text} = input.files[file] ?? {name: '', text: ''};
  if (text.length > MAX_CHARACTERS) {
    report.giveUp(`\`${name}\` is too long`);
    return [];
  }
  const {entries, blank, error} = readEnvFile(text, known);
  const placeOf = ({start, end}: {start: number; end: number}): Place => ({file, start, end});
  if (error) report.say('env-file', {place: placeOf(error), path: ''}, {FILE: name, PROBLEM: error.message});
  for (const unset of blank)
    report.say('variable-blank', {place: {file, start: 0, end: text.indexOf('\n')}, path: ''}, {NAME: unset});
  return entries.map((entry) => ({...entry, place: placeOf(entry)}));
}

/**
 * Values for the variables of Compose files.
 *
 * @param skipped numbers of files that only a service names as its env file
 */
export function readValues(skipped: ReadonlySet<number>, {report, input}: ReadOptions): Map<string, string> {
  const values = new Map<string, string>();
  const ranked = input.files
    .map(({name}, file) => ({file, order: rank(name.split('/').at(-1) ?? '', input, report.rules.product.slug)}))
    .filter(({file, order}) => order >= 0 && !(order === 2 && skipped.has(file)))
    .sort((one, other) => one.order - other.order);
  for (const {file} of ranked)
    for (const {name, value} of readEntries(file, (other) => values.get(other), {report, input}))
      values.set(name, value);
  return values;
}
