import type {FigureRow} from '../../lib/figure-row';
import {plainInline} from './inline-markdown';
import type {Report} from './report';
import type {CheckResult, ServiceOutcome} from './types';
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

type Judged = Pick<CheckResult, 'services' | 'findings'>;

/** What the file itself has in a map, in order: nothing that is merged or extended. */
const ownEntries = (map: MapValue): [name: string, entry: Entry][] =>
  [...map.entries]
    .filter(([, {key}]) => isWithin(key, map))
    .sort(([, one], [, other]) => one.key.start - other.key.start);

function scalarText(value: ScalarValue, report: Report): string {
  return typeof value.value === 'string' ? (value.template ?? value.value) : report.sourceOf(value);
}

/** A scalar or a list as one line; nothing for a map. */
function valueOf(value: Value, report: Report): Pick<FigureRow, 'value' | 'kind'> {
  if (isMap(value)) return {};
  if (isScalar(value)) {
    if (value.value === null || value.value === '') return {};
    return {value: short(scalarText(value, report)), kind: typeof value.value === 'string' ? 'string' : 'number'};
  }
  const items = value.items
    .filter((item) => isWithin(item, value))
    .map((item) => (isScalar(item) ? scalarText(item, report) : (textOf(child(item, 'target')) ?? '…')));
  return {value: short(items.join(', ')), kind: 'list'};
}

/** Collects the rows of one service, key by key. */
class ServiceRows {
  readonly rows: FigureRow[] = [];

  constructor(
    private readonly outcome: ServiceOutcome,
    private readonly report: Report,
  ) {}

  private add(key: string, entry: Entry, indent: number, outcome?: FigureRow['outcome']): void {
    const row = {line: this.report.lineOf(entry.key), indent, key, ...valueOf(entry.value, this.report)};
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
function modelRows(models: Entry, {services, findings}: Judged, report: Report): FigureRow[] {
  const isLost = findings.some(({path, severity}) => path === 'models' && severity === 'ignored');
  const rows: FigureRow[] = [];
  for (const [name, {key, value}] of isMap(models.value) ? ownEntries(models.value) : []) {
    const outcome = services.find((one) => one.name === name);
    const model = isMap(value) ? value.entries.get('model') : undefined;
    if (!outcome || !model) continue;
    rows.push({line: report.lineOf(key), indent: 1, key: name, service: {name, note: 'no public port'}});
    rows.push({
      line: report.lineOf(model.key),
      indent: 2,
      key: 'model',
      ...valueOf(model.value, report),
      outcome: isLost ? {name: 'No effect', isLost: true} : {symbol: 'model', name: plainInline(outcome.resource)},
    });
  }
  return rows.length > 0 ? [{line: report.lineOf(models.key), indent: 0, key: 'models'}, ...rows] : [];
}

/**
 * The picture of a Compose file: its lines that become something, or nothing, in order. Empty where it would be too
 * large.
 *
 * @param main the main file, as the check has read it
 */
export function figureRows(main: MapValue | undefined, judged: Judged, report: Report): FigureRow[] {
  const {services} = judged;
  const top = main?.entries.get('services');
  const models = main?.entries.get('models');
  if (!isMap(top?.value) || !services.length || services.length > MOST_SERVICES) return [];
  const rows: FigureRow[] = [{line: report.lineOf(top.key), indent: 0, key: 'services'}];
  for (const [name, {key, value}] of ownEntries(top.value)) {
    const outcome = services.find((one) => one.name === name);
    if (!outcome) continue;
    const note = outcome.public ? 'open to the internet' : 'no public port';
    rows.push({line: report.lineOf(key), indent: 1, key: name, service: {name, note}});
    const service = new ServiceRows(outcome, report);
    // An alias has its lines elsewhere.
    if (isMap(value) && value.start >= key.start) service.read(value);
    rows.push(...service.rows);
  }
  return models ? [...rows, ...modelRows(models, judged, report)] : rows;
}
