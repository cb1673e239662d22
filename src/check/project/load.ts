import type {Context} from '../context';
import {type Interpolated, interpolate, readEnvFile} from '../interpolate';
import {normalName} from '../judge/project';
import type {Report} from '../report';
import type {SourceFile} from '../types';
import {mergeValues} from '../yaml/merge';
import {type Problem, readYaml} from '../yaml/read';
import {type MapValue, type ScalarValue, type Value, child, isMap, isScalar, textOf} from '../yaml/value';
import {checkShape} from './shape-findings';

/** An env file among the files: `.env`, `.env.aws`. */
const ENV_FILE = /(?:^|\/)\.env(?:\.[\w-]+)?$/;

const TEXTS: Record<Problem['rule'], {text: string; remedy: string}> = {
  'yaml-syntax': {
    text: "This isn't valid YAML",
    remedy: 'Check the indentation, quotes and colons on this line and above.',
  },
  'yaml-duplicate-key': {text: 'A key stands twice in the same map', remedy: 'Keep one of them.'},
  'yaml-key': {text: 'A key must be text', remedy: 'Put it in quotes.'},
  'yaml-alias': {text: 'An alias names nothing', remedy: 'Write the anchor before its first use.'},
  'yaml-merge': {text: 'A merge key needs a map, or a list of maps', remedy: 'Let `<<` name an anchor of a map.'},
  'yaml-top': {text: 'A Compose file is a map of keys', remedy: 'Start with `services:`.'},
  'too-large': {text: 'The file is too large to be judged here', remedy: 'Run `{command} compose config` instead.'},
};

function sayProblem(problem: Problem, text: string, report: Report): void {
  const known = TEXTS[problem.rule];
  const lineStart = text.lastIndexOf('\n', problem.place.start - 1) + 1;
  const hasTab = problem.rule === 'yaml-syntax' && /^[ ]*\t/.test(text.slice(lineStart, problem.place.start + 1));
  const isSize = problem.rule === 'too-large';
  report.add({
    rule: problem.rule,
    severity: isSize ? 'warns' : 'stops',
    place: problem.place,
    path: '',
    text: hasTab ? 'A tab indents this line, and YAML allows only spaces there.' : `${known.text}: ${problem.text}.`,
    remedy: hasTab ? 'Replace the tabs by spaces.' : known.remedy.replace('{command}', report.rules.product.slug),
    link: '/docs/concepts/compose',
    ...(problem.message ? {message: problem.message} : {}),
  });
  if (isSize) report.skip('the file', problem.text, problem.place);
}

/** A path as the loader writes it: list items are `[]`. */
const loaderPath = (path: string[]): string => path.map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.');

/** Fills in variables everywhere below a value, each part once. */
class Filler {
  private readonly seen = new WeakSet<Value>();

  constructor(
    private readonly values: ReadonlyMap<string, string>,
    private readonly report: Report,
  ) {}

  fill(value: Value, path: string[]): void {
    if (this.seen.has(value)) return;
    this.seen.add(value);
    if (isMap(value)) for (const [name, entry] of value.entries) this.fill(entry.value, [...path, name]);
    else if (value.kind === 'list') value.items.forEach((item, index) => this.fill(item, [...path, String(index)]));
    else if (typeof value.value === 'string' && value.value.includes('$')) this.fillText(value, value.value, path);
  }

  private fillText(value: ScalarValue, template: string, path: string[]): void {
    const filled = interpolate(template, this.values);
    value.template = template;
    if (filled.error) return this.sayError(value, template, filled.error, path);
    value.value = filled.text;
    if (filled.open.length > 0) this.sayOpen(value, filled.open, path);
  }

  private sayError(
    value: ScalarValue,
    template: string,
    error: NonNullable<Interpolated['error']>,
    path: string[],
  ): void {
    const where = {
      severity: 'stops' as const,
      place: value,
      path: path.join('.'),
      link: '/docs/concepts/compose#variables',
    };
    if (error.kind === 'invalid') {
      this.report.add({
        ...where,
        rule: 'interpolation-form',
        message: `invalid interpolation format for ${loaderPath(path)}.\nYou may need to escape any $ with another $.\n${template}`,
        text: "What stands behind the `$` isn't a reference.",
        remedy: 'Write `$$` for a dollar sign, or `${NAME}` for a variable.',
      });
      return;
    }
    const reason = error.reason ? `: ${error.reason}` : '';
    this.report.add({
      ...where,
      rule: 'interpolation-required',
      message: `error while interpolating ${loaderPath(path)}: required variable ${error.name} is missing a value${reason}`,
      text: `\`${error.name}\` has no value here, and \`?\` asks for one. Only an env file can give it: the shell and stored config don't count.`,
      remedy: `Put \`${error.name}=…\` into \`.env\`, or write \`\${${error.name}}\` for config to fill.`,
    });
    this.report.skip(`\`${error.name}\``, 'Its value may stand in an env file, which is not here.', value);
  }

  /** Config fills `environment`; everywhere else a value that nobody knows yet can't be judged. */
  private sayOpen(value: ScalarValue, names: string[], path: string[]): void {
    if (path[0] === 'services' && path[2] === 'environment') return;
    const list = [...new Set(names)].map((name) => `\`\${${name}}\``).join(', ');
    this.report.skip(
      `${list} in \`${path.join('.')}\``,
      'No value is known here. Without one in an env file it stays as it is, until the deployment.',
      value,
    );
  }
}

/** Puts services that others extend into those. Those of other files can't be seen. */
function applyExtends(root: MapValue, report: Report): void {
  const services = child(root, 'services');
  if (!isMap(services)) return;
  const done = new Set<string>();
  const apply = (name: string, trail: string[]): void => {
    const entry = services.entries.get(name);
    if (!entry || !isMap(entry.value) || done.has(name)) return;
    const {value} = entry;
    const extended = value.entries.get('extends');
    if (!extended) return;
    const path = `services.${name}.extends`;
    const where = {
      severity: 'stops' as const,
      place: extended.key,
      path,
      service: name,
      link: '/docs/concepts/compose#extends',
    };
    const file = textOf(child(extended.value, 'file'));
    const target = textOf(isScalar(extended.value) ? extended.value : child(extended.value, 'service')) ?? '';
    if (file !== undefined) {
      report.skip(`what \`${name}\` takes over from \`${file}\``, "That file isn't here.", extended.value);
      return;
    }
    if ([...trail, name].includes(target)) {
      report.add({...where, rule: 'extends-cycle', text: `\`${name}\` extends itself.`, remedy: 'Break the circle.'});
      return;
    }
    const base = services.entries.get(target)?.value;
    if (!base) {
      const text = `No service of this file is called \`${target}\`.`;
      const message = `cannot extend service "${name}" in ${report.fileName(extended.key)}: service "${target}" not found`;
      report.add({...where, rule: 'extends-unknown', message, text, remedy: 'Correct the name.'});
      return;
    }
    apply(target, [...trail, name]);
    const own: MapValue = {...value, entries: new Map(value.entries)};
    own.entries.delete('extends');
    const source = services.entries.get(target)?.value ?? base;
    services.entries.set(name, {
      ...entry,
      value: mergeValues(markShared(source), own, ['services', name], () => undefined),
    });
    done.add(name);
  };
  for (const name of services.entries.keys()) apply(name, []);
}

/** A copy whose parts count as shared, so that nobody edits them in the service that takes them over. */
function markShared(value: Value): Value {
  if (isMap(value))
    return {
      ...value,
      shared: true,
      entries: new Map(
        [...value.entries].map(([name, entry]) => [name, {...entry, value: {...entry.value, shared: true}}]),
      ),
    };
  return {...value, shared: true};
}

export interface Loaded {
  root: MapValue;
  /** Whether the file can be read at all. */
  isReadable: boolean;
}

function valuesOf(files: SourceFile[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const {name, text} of files)
    if (ENV_FILE.test(name)) for (const [key, value] of readEnvFile(text)) values.set(key, value);
  return values;
}

/** Reads all files, fills in variables and lays the files one over the other. */
export function loadProject({input, report}: Pick<Context, 'input' | 'report'>): Loaded {
  let root: MapValue = {file: 0, start: 0, end: 0, kind: 'map', shared: false, entries: new Map()};
  let isReadable = true;
  let count = 0;
  const values = valuesOf(input.files);
  const compose = input.files.map((file, index) => ({...file, index})).filter(({name}) => !ENV_FILE.test(name));
  for (const {text, index} of compose) {
    const reading = readYaml(text, index);
    for (const problem of reading.problems) {
      isReadable &&= problem.rule !== 'too-large' && problem.rule !== 'yaml-syntax';
      sayProblem(problem, text, report);
    }
    for (const document of reading.documents) {
      nameProject(document, values);
      new Filler(values, report).fill(document, []);
      applyExtends(document, report);
      checkShape(document, report);
      const merged = mergeValues(root, document, [], (path, value) =>
        report.add({
          rule: 'merge-conflict',
          severity: 'stops',
          place: value,
          path: path.join('.'),
          message: `cannot override ${path.join('.')}`,
          text: 'A file before has a map or list here, and this one something else.',
          remedy: 'Write the same kind of value in both files.',
        }),
      );
      if (isMap(merged)) root = merged;
      count += 1;
    }
  }
  if (count === 0 && isReadable && compose.length > 0 && report.isEmpty)
    report.add({
      rule: 'empty-file',
      severity: 'stops',
      place: root,
      path: '',
      message: 'empty compose file',
      text: 'There is nothing in the file.',
      remedy: 'Write `services:` and below it the first service.',
      link: '/docs/concepts/compose',
    });
  return {root, isReadable: isReadable && count > 0};
}

/** `COMPOSE_PROJECT_NAME` has a value when the file has a name. */
function nameProject(document: MapValue, values: Map<string, string>): void {
  const name = textOf(child(document, 'name'));
  if (name && !values.has('COMPOSE_PROJECT_NAME')) values.set('COMPOSE_PROJECT_NAME', normalName(name));
}
