import {plainInline} from './inline-markdown';
import type {Report} from './report';
import type {FigureRow} from './figure-row';
import type {ServiceOutcome} from './types';
import type {Entry, MapValue, Place, ScalarValue, Value} from './yaml/value';
import {child, isMap, isScalar, pairsOf, textOf} from './yaml/value';

/** A picture of more services is too large to read. */
const MOST_SERVICES = 8;
/** Lines without effect that are shown for one service. */
const MOST_LOST = 3;
const MOST_CONFIG = 4;
const LONGEST_VALUE = 44;

const short = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text);

const isWithin = (place: Place, {file, start, end}: Place): boolean =>
  place.file === file && place.start >= start && place.start <= end;

/** What the file itself has in a map, in order: nothing that is merged or extended. */
const ownEntries = (map: MapValue): [name: string, entry: Entry][] =>
  [...map.entries]
    .filter(([, {key}]) => isWithin(key, map))
    .sort(([, one], [, other]) => one.key.start - other.key.start);

const writtenOf = (value: ScalarValue, report: Report): string =>
  typeof value.value === 'string' ? (value.template ?? value.value) : report.sourceOf(value);

/** A scalar or a list as one line; nothing for a map. */
function valueOf(value: Value, report: Report): Pick<FigureRow, 'value' | 'kind'> {
  if (isMap(value) || (isScalar(value) && (value.value === null || value.value === ''))) return {};
  if (isScalar(value))
    return {value: short(writtenOf(value, report)), kind: typeof value.value === 'string' ? 'string' : 'number'};
  const items = value.items
    .filter((item) => isWithin(item, value))
    .map((item) => (isScalar(item) ? writtenOf(item, report) : (textOf(child(item, 'target')) ?? '…')));
  return {value: short(items.join(', ')), kind: 'list'};
}

const rowOf = (key: string, entry: Entry, report: Report, outcome?: FigureRow['outcome']): FigureRow => ({
  line: report.lineOf(entry.key),
  indent: 2,
  key,
  ...valueOf(entry.value, report),
  ...(outcome && {outcome}),
});

/** What the service itself becomes, shown at the line that decides it. */
function resourceOf({resource, managed, replicas, memory, job, build}: ServiceOutcome): FigureRow['outcome'] {
  const isModel = /model|bedrock|vertex|foundry|llm/i.test(resource);
  const details = [
    managed && 'managed',
    job && 'runs once',
    build && 'built from your source',
    replicas !== undefined && replicas > 1 && `${replicas} containers`,
    memory,
  ];
  const detail = details.filter(Boolean).join(', ');
  const symbol = isModel ? 'model' : managed ? 'database' : 'containers';
  return {symbol, name: plainInline(resource), ...(detail && {detail})};
}

function environmentRows({key, value}: Entry, {config}: ServiceOutcome, report: Report): FigureRow[] {
  const outcome = {symbol: 'lock', name: 'Secret', detail: 'from config set'} as const;
  const wanted = pairsOf(value)
    .filter((pair) => isWithin(pair.key, value) && config.includes(pair.name))
    .slice(0, MOST_CONFIG)
    .map((pair) => ({line: report.lineOf(pair.key), indent: 3, key: pair.name, outcome}));
  return wanted.length > 0 ? [{line: report.lineOf(key), indent: 2, key: 'environment'}, ...wanted] : [];
}

function serviceRows(service: MapValue, outcome: ServiceOutcome, report: Report): FigureRow[] {
  const entries = ownEntries(service);
  const keys = entries.map(([key]) => key);
  const {name, dropped, managed, address = 'a public address'} = outcome;
  const extension = managed ? keys.find((key) => /^x-.+-(?:postgres|redis|mongodb|llm)$/.test(key)) : undefined;
  const source = extension ?? ['build', 'image', 'models', 'provider'].find((key) => keys.includes(key));
  const isLost = (path: string): boolean => dropped.includes(path) || dropped.includes(`services.${name}.${path}`);
  let lost = 0;
  return entries.flatMap(([key, entry]) => {
    if (key === source) return rowOf(key, entry, report, resourceOf(outcome));
    if (key === 'image') return rowOf(key, entry, report);
    if (key === 'ports' && outcome.public) return rowOf(key, entry, report, {symbol: 'globe', name: 'HTTPS', address});
    if (key === 'environment') return environmentRows(entry, outcome, report);
    return isLost(key) && lost++ < MOST_LOST ? rowOf(key, entry, report, {name: 'No effect', isLost: true}) : [];
  });
}

/** The rows of the top-level `models`, as far as a service uses them. */
function modelRows({key, value}: Entry, outcomes: ServiceOutcome[], report: Report): FigureRow[] {
  const rows = (isMap(value) ? ownEntries(value) : []).flatMap(([name, entry]): FigureRow[] => {
    const outcome = outcomes.find((one) => one.name === name);
    const model = isMap(entry.value) ? entry.value.entries.get('model') : undefined;
    if (!outcome || !model) return [];
    const becomes: FigureRow['outcome'] = outcome.dropped.includes('models')
      ? {name: 'No effect', isLost: true}
      : {symbol: 'model', name: plainInline(outcome.resource)};
    return [
      {line: report.lineOf(entry.key), indent: 1, key: name, service: {name, note: 'no public port'}},
      rowOf('model', model, report, becomes),
    ];
  });
  return rows.length > 0 ? [{line: report.lineOf(key), indent: 0, key: 'models'}, ...rows] : [];
}

/**
 * The picture of a Compose file: its lines that become something, or nothing, in order. Empty where it would be too
 * large.
 *
 * @param main the main file, as the check has read it
 */
export function figureRows(main: MapValue | undefined, outcomes: ServiceOutcome[], report: Report): FigureRow[] {
  const top = main?.entries.get('services');
  if (!isMap(top?.value) || !outcomes.length || outcomes.length > MOST_SERVICES) return [];
  const rows: FigureRow[] = [{line: report.lineOf(top.key), indent: 0, key: 'services'}];
  for (const [name, {key, value}] of ownEntries(top.value)) {
    const outcome = outcomes.find((one) => one.name === name);
    if (!outcome) continue;
    const open = outcome.openPorts && `port ${outcome.openPorts.join(', ')} open to the internet`;
    const note = outcome.public ? 'open to the internet' : (open ?? 'no public port');
    rows.push({line: report.lineOf(key), indent: 1, key: name, service: {name, note}});
    // An alias has its lines elsewhere.
    if (isMap(value) && value.start >= key.start) rows.push(...serviceRows(value, outcome, report));
  }
  const models = main?.entries.get('models');
  return models ? [...rows, ...modelRows(models, outcomes, report)] : rows;
}
