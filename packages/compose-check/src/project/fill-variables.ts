import {type Interpolated, interpolate} from '../interpolate';
import type {Report} from '../report';
import {loaderPath} from '../shapes/check-shape';
import {type ScalarValue, type Value, isMap} from '../yaml/value';

/** Keys of a service in which an unfilled variable breaks the service. */
const DECIDING = new Set(['image', 'command', 'ports', 'build', 'deploy', 'healthcheck', 'platform', 'domainname']);

/** Fills in variables everywhere below a value, each part once. */
export function fillVariables(root: Value, values: ReadonlyMap<string, string>, report: Report): void {
  const seen = new WeakSet<Value>();
  const fill = (value: Value, path: string[]): void => {
    if (seen.has(value)) return;
    seen.add(value);
    if (isMap(value)) for (const [name, entry] of value.entries) fill(entry.value, [...path, name]);
    else if (value.kind === 'list') value.items.forEach((item, index) => fill(item, [...path, String(index)]));
    else if (typeof value.value === 'string' && value.value.includes('$')) fillText(value, value.value, path);
  };
  const fillText = (value: ScalarValue, template: string, path: string[]): void => {
    const {text, error, required, blank, open} = interpolate(template, values);
    value.template = template;
    if (error) sayError(value, error, path, report);
    if (error?.kind === 'invalid') return;
    value.value = text;
    for (const name of required) report.required.add(name);
    for (const NAME of blank) report.say('variable-blank', {place: value, path: path.join('.')}, {NAME});
    if (open.length > 0) sayOpen(value, [...new Set(open)], path, report);
  };
  fill(root, []);
}

function sayError(value: ScalarValue, error: NonNullable<Interpolated['error']>, path: string[], report: Report): void {
  const where = {place: value, path: path.join('.')};
  const PATH = loaderPath(path);
  if (error.kind === 'invalid') return report.say('interpolation-form', where, {PATH, PROBLEM: error.template});
  const PROBLEM = `a value${error.reason && `: ${error.reason}`}`;
  report.say('interpolation-required', where, {PATH, VARIABLE: error.name, PROBLEM});
  report.skip(`\`${error.name}\``, "Its value may be in an env file, which isn't here.", value);
}

/** Config fills `environment`; everywhere else a value that isn't known yet can't be judged. */
function sayOpen(value: ScalarValue, names: string[], path: string[], report: Report): void {
  const [section, , key = ''] = path;
  if (section === 'services' && key === 'environment') return;
  const decides = section === 'services' && DECIDING.has(key) && !path.includes('args');
  report.skip(
    `${names.map((name) => `\`\${${name}}\``).join(', ')} in \`${path.join('.')}\``,
    "Its value isn't here. Unless an env file sets it, the reference stays as it is until the deployment.",
    value,
    decides ? `\`.env\` sets ${names.map((name) => `\`${name}\``).join(' and ')}` : undefined,
  );
}
