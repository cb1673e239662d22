import {plainInline} from './inline-markdown';
import type {Report} from './report';
import type {FigureRow} from './figure-row';
import type {ServiceOutcome} from './types';
import {
  type Entry,
  type MapValue,
  type Place,
  type ScalarValue,
  type Value,
  child,
  isMap,
  isScalar,
  pairsOf,
  textOf,
} from './yaml/value';

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

/** Collects the rows of one service, key by key. */
class ServiceRows {
  readonly rows: FigureRow[] = [];

  constructor(
    private readonly outcome: ServiceOutcome,
    private readonly report: Report,
  ) {}

  private textOf(value: ScalarValue): string {
    return typeof value.value === 'string' ? (value.template ?? value.value) : this.report.sourceOf(value);
  }

  /** A scalar or a list as one line; nothing for a map. */
  private valueOf(value: Value): Pick<FigureRow, 'value' | 'kind'> {
    if (isMap(value)) return {};
    if (isScalar(value)) {
      if (value.value === null || value.value === '') return {};
      return {value: short(this.textOf(value)), kind: typeof value.value === 'string' ? 'string' : 'number'};
    }
    const items = value.items
      .filter((item) => isWithin(item, value))
      .map((item) => (isScalar(item) ? this.textOf(item) : (textOf(child(item, 'target')) ?? '…')));
    return {value: short(items.join(', ')), kind: 'list'};
  }

  add(key: string, entry: Entry, indent: number, outcome?: FigureRow['outcome']): void {
    const row = {line: this.report.lineOf(entry.key), indent, key, ...this.valueOf(entry.value)};
    this.rows.push({...row, ...(outcome && {outcome})});
  }

  private isLost(path: string): boolean {
    const {dropped, name} = this.outcome;
    return dropped.includes(path) || dropped.includes(`services.${name}.${path}`);
  }

  /** What the service itself becomes, shown at the line that decides it. */
  private resource(): NonNullable<FigureRow['outcome']> {
    const {resource, managed, replicas, memory, job, build} = this.outcome;
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

  private environment({key, value}: Entry): void {
    const wanted = pairsOf(value)
      .filter((pair) => isWithin(pair.key, value) && this.outcome.config.includes(pair.name))
      .slice(0, MOST_CONFIG);
    if (!wanted.length) return;
    this.rows.push({line: this.report.lineOf(key), indent: 2, key: 'environment'});
    for (const pair of wanted) {
      const outcome = {symbol: 'lock', name: 'Secret', detail: 'from config set'} as const;
      this.rows.push({line: this.report.lineOf(pair.key), indent: 3, key: pair.name, outcome});
    }
  }

  read(service: MapValue): void {
    const entries = ownEntries(service);
    const keys = entries.map(([key]) => key);
    const extension = this.outcome.managed
      ? keys.find((key) => /^x-.+-(?:postgres|redis|mongodb|llm)$/.test(key))
      : undefined;
    const source = extension ?? ['build', 'image', 'models', 'provider'].find((key) => keys.includes(key));
    let lost = 0;
    for (const [key, entry] of entries) {
      if (key === source) this.add(key, entry, 2, this.resource());
      else if (key === 'image') this.add(key, entry, 2);
      else if (key === 'ports' && this.outcome.public)
        this.add(key, entry, 2, {symbol: 'globe', name: 'HTTPS', address: this.outcome.address ?? 'a public address'});
      else if (key === 'environment') this.environment(entry);
      else if (this.isLost(key) && lost++ < MOST_LOST) this.add(key, entry, 2, {name: 'No effect', isLost: true});
    }
  }
}

/** The rows of the top-level `models`, as far as a service uses them. */
function modelRows({key, value}: Entry, outcomes: ServiceOutcome[], report: Report): FigureRow[] {
  const rows: FigureRow[] = [];
  for (const [name, entry] of isMap(value) ? ownEntries(value) : []) {
    const outcome = outcomes.find((one) => one.name === name);
    const model = isMap(entry.value) ? entry.value.entries.get('model') : undefined;
    if (!outcome || !model) continue;
    rows.push({line: report.lineOf(entry.key), indent: 1, key: name, service: {name, note: 'no public port'}});
    const own = new ServiceRows(outcome, report);
    const isLost = outcome.dropped.includes('models');
    own.add(
      'model',
      model,
      2,
      isLost ? {name: 'No effect', isLost} : {symbol: 'model', name: plainInline(outcome.resource)},
    );
    rows.push(...own.rows);
  }
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
    const note = outcome.public ? 'open to the internet' : 'no public port';
    rows.push({line: report.lineOf(key), indent: 1, key: name, service: {name, note}});
    const service = new ServiceRows(outcome, report);
    // An alias has its lines elsewhere.
    if (isMap(value) && value.start >= key.start) service.read(value);
    rows.push(...service.rows);
  }
  const models = main?.entries.get('models');
  return models ? [...rows, ...modelRows(models, outcomes, report)] : rows;
}
