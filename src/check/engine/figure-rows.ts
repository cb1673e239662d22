import {LineCounter, type Pair, type YAMLMap, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {plainInline} from './inline-markdown';
import type {CheckResult, ServiceOutcome} from './types';

/** Limits for drawing a picture: number of services, and length of the file in characters. */
const MOST_SERVICES = 8;
const LONGEST_FILE = 200_000;
/** Lines without effect that are shown for one service. */
const MOST_LOST = 3;
const MOST_CONFIG = 4;
const LONGEST_VALUE = 44;

export type FigureSymbol = 'containers' | 'database' | 'globe' | 'lock' | 'model';

/** A line of the reader's file, and what it becomes. */
export interface FigureRow {
  line: number;
  indent: number;
  key: string;
  value?: string;
  kind?: 'string' | 'number' | 'list';
  /** Heads the part of the cloud that belongs to one service. */
  service?: {name: string; note: string};
  outcome?: {symbol?: FigureSymbol; name: string; detail?: string; address?: string; isLost?: true};
}

const nameOf = ({key}: Pair): string => (isScalar(key) ? String(key.value) : '');

const short = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text);

/** A scalar or a list as one line; nothing for a map. */
function valueOf(node: unknown): Pick<FigureRow, 'value' | 'kind'> {
  if (isScalar(node)) {
    if (node.value === null || node.value === '') return {};
    const isNumber = typeof node.value === 'number' || typeof node.value === 'boolean';
    return {value: short(String(node.source ?? node.value)), kind: isNumber ? 'number' : 'string'};
  }
  if (!isSeq(node)) return {};
  const items = node.items.map((item) => {
    if (isScalar(item)) return String(item.source ?? item.value);
    const target = isMap(item) ? item.get('target') : undefined;
    return target === undefined ? '…' : String(target);
  });
  return {value: short(items.join(', ')), kind: 'list'};
}

/** Collects the rows of one service, key by key. */
class ServiceRows {
  readonly rows: FigureRow[] = [];

  constructor(
    private readonly outcome: ServiceOutcome,
    private readonly lineOf: (node: unknown) => number,
  ) {}

  private add(pair: Pair, indent: number, outcome?: FigureRow['outcome']): void {
    const row = {line: this.lineOf(pair.key), indent, key: nameOf(pair), ...valueOf(pair.value)};
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

  private environment(pair: Pair): void {
    const {config} = this.outcome;
    const rows: [unknown, string][] = [];
    if (isMap(pair.value)) for (const entry of pair.value.items) rows.push([entry.key, nameOf(entry)]);
    else if (isSeq(pair.value))
      for (const item of pair.value.items)
        rows.push([item, isScalar(item) ? (String(item.value).split('=')[0] ?? '') : '']);
    const wanted = rows.filter(([, name]) => config.includes(name)).slice(0, MOST_CONFIG);
    if (!wanted.length) return;
    this.rows.push({line: this.lineOf(pair.key), indent: 2, key: nameOf(pair)});
    for (const [node, name] of wanted) {
      const outcome = {symbol: 'lock', name: 'Secret', detail: 'from config set'} as const;
      this.rows.push({line: this.lineOf(node), indent: 3, key: name, outcome});
    }
  }

  read(map: YAMLMap): void {
    const keys = map.items.map(nameOf);
    const extension = this.outcome.managed
      ? keys.find((key) => /^x-.+-(?:postgres|redis|mongodb|llm)$/.test(key))
      : undefined;
    const source = extension ?? ['build', 'image', 'models', 'provider'].find((key) => keys.includes(key));
    let lost = 0;
    for (const pair of map.items) {
      const key = nameOf(pair);
      if (key === source) this.add(pair, 2, this.resource());
      else if (key === 'image') this.add(pair, 2);
      else if (key === 'ports' && this.outcome.public)
        this.add(pair, 2, {symbol: 'globe', name: 'HTTPS', address: this.outcome.address ?? 'a public address'});
      else if (key === 'environment') this.environment(pair);
      else if (this.isLost(key) && lost++ < MOST_LOST) this.add(pair, 2, {name: 'No effect', isLost: true});
    }
  }
}

/** The rows of the top-level `models`, as far as a service uses them. */
function modelRows(models: Pair, {services, findings}: CheckResult, lineOf: (node: unknown) => number): FigureRow[] {
  const isLost = findings.some(({path, severity}) => path === 'models' && severity === 'ignored');
  const rows: FigureRow[] = [];
  for (const pair of isMap(models.value) ? (models.value.items as Pair[]) : []) {
    const outcome = services.find(({name}) => name === nameOf(pair));
    const model = isMap(pair.value) ? (pair.value.items as Pair[]).find((one) => nameOf(one) === 'model') : undefined;
    if (!outcome || !model) continue;
    rows.push({
      line: lineOf(pair.key),
      indent: 1,
      key: outcome.name,
      service: {name: outcome.name, note: 'no public port'},
    });
    rows.push({
      line: lineOf(model.key),
      indent: 2,
      key: 'model',
      ...valueOf(model.value),
      outcome: isLost ? {name: 'No effect', isLost: true} : {symbol: 'model', name: plainInline(outcome.resource)},
    });
  }
  return rows.length > 0 ? [{line: lineOf(models.key), indent: 0, key: 'models'}, ...rows] : [];
}

function rowsOf(text: string, result: CheckResult): FigureRow[] {
  const {services} = result;
  const lines = new LineCounter();
  // Looking for duplicate keys takes quadratic time, and the check has already reported them.
  const document = parseDocument(text, {lineCounter: lines, merge: true, uniqueKeys: false, logLevel: 'silent'});
  const lineOf = (node: unknown) =>
    lines.linePos((node as {range?: [number, number, number] | null} | null)?.range?.[0] ?? 0).line;
  if (!isMap(document.contents)) return [];
  const section = (name: string) =>
    (document.contents as YAMLMap).items.find((pair) => nameOf(pair as Pair) === name) as Pair | undefined;
  const top = section('services');
  const models = section('models');
  if (!top || !isMap(top.value)) return [];
  const rows: FigureRow[] = [{line: lineOf(top.key), indent: 0, key: 'services'}];
  for (const pair of top.value.items as Pair[]) {
    const outcome = services.find(({name}) => name === nameOf(pair));
    if (!outcome) continue;
    const note = outcome.public ? 'open to the internet' : 'no public port';
    rows.push({line: lineOf(pair.key), indent: 1, key: outcome.name, service: {name: outcome.name, note}});
    const own = new ServiceRows(outcome, lineOf);
    if (isMap(pair.value)) own.read(pair.value);
    rows.push(...own.rows);
  }
  return models ? [...rows, ...modelRows(models, result, lineOf)] : rows;
}

/**
 * The picture of a Compose file: its lines that become something, or nothing, in order. Empty where it would be too
 * large.
 */
export function figureRows(text: string, result: CheckResult): FigureRow[] {
  const count = result.services.length;
  if (count === 0 || count > MOST_SERVICES || text.length > LONGEST_FILE) return [];
  return rowsOf(text, result);
}
