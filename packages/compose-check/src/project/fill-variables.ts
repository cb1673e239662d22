import {type Interpolated, interpolate} from '../interpolate';
import type {Report} from '../report';
import {loaderPath} from '../shapes/check-shape';
import {type ScalarValue, type Value, isMap} from '../yaml/value';

/** Keys of a service in which an unfilled variable breaks the service. */
const DECIDING = new Set(['image', 'command', 'ports', 'build', 'deploy', 'healthcheck', 'platform', 'domainname']);

/** Fills in variables everywhere below a value, each part once. */
export class VariableFiller {
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
    if (filled.error) this.sayError(value, filled.error, path);
    if (filled.error?.kind === 'invalid') return;
    value.value = filled.text;
    for (const name of filled.required) this.report.required.add(name);
    for (const name of filled.blank)
      this.report.say('variable-blank', {place: value, path: path.join('.')}, {NAME: name});
    if (filled.open.length > 0) this.sayOpen(value, filled.open, path);
  }

  private sayError(value: ScalarValue, error: NonNullable<Interpolated['error']>, path: string[]): void {
    const where = {place: value, path: path.join('.')};
    if (error.kind === 'invalid') {
      this.report.say('interpolation-form', where, {PATH: loaderPath(path), PROBLEM: error.template});
      return;
    }
    const problem = `a value${error.reason && `: ${error.reason}`}`;
    const slots = {PATH: loaderPath(path), VARIABLE: error.name, PROBLEM: problem};
    this.report.say('interpolation-required', where, slots);
    this.report.skip(`\`${error.name}\``, "Its value may be in an env file, which isn't here.", value);
  }

  /** Config fills `environment`; everywhere else a value that isn't known yet can't be judged. */
  private sayOpen(value: ScalarValue, names: string[], path: string[]): void {
    if (path[0] === 'services' && path[2] === 'environment') return;
    const list = [...new Set(names)].map((name) => `\`\${${name}}\``).join(', ');
    this.report.skip(
      `${list} in \`${path.join('.')}\``,
      "Its value isn't here. Unless an env file sets it, the reference stays as it is until the deployment.",
      value,
      path[0] === 'services' && DECIDING.has(path[2] ?? '') && !path.includes('args')
        ? `\`.env\` sets ${[...new Set(names)].map((name) => `\`${name}\``).join(' and ')}`
        : undefined,
    );
  }
}
