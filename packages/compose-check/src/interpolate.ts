/** A name, and what follows it inside `${…}`: `:-default`, `?message` and so on. */
const OPERATORS = /^([_a-z][_a-z0-9]*)(?:(:?[-+?])(.*))?$/i;

export interface Interpolated {
  text: string;
  /** Names without a value that stay in the text, as `${NAME}`. */
  open: string[];
  /** Names without a value that leave nothing in the text, with a warning. */
  blank: string[];
  /** Names that must have a value and don't. In the text they're `${NAME}`. */
  required: string[];
  /** The first error: it stops the loader. */
  error?: {kind: 'invalid'; template: string} | {kind: 'required'; name: string; reason: string};
}

/** What a name becomes: its value, `open` if the reference stays, or `blank`. */
export type LookUp = (name: string) => string | {without: 'open' | 'blank'};

/** Index of the brace that closes the one at `start`, or -1. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && (depth -= 1) === 0) return index;
  }
  return -1;
}

const nothing = (): Interpolated => ({text: '', open: [], blank: [], required: []});

/** Adds what a part of a template becomes. Returns whether the rest can be read. */
function append(whole: Interpolated, part: Interpolated): boolean {
  whole.text += part.text;
  for (const key of ['open', 'blank', 'required'] as const) whole[key].push(...part[key]);
  if (part.error) whole.error ??= part.error;
  return part.error?.kind !== 'invalid';
}

/** End of what the loader reads as one reference: the last brace of the line, if there's an operator. */
function referenceEnd(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return text.lastIndexOf('}', newline < 0 ? text.length : newline) + 1;
}

export function fillTemplate(template: string, lookUp: LookUp, depth = 0): Interpolated {
  const found = nothing();
  let from = 0;
  // What follows a reference with an operator is a template of its own, which an error quotes.
  let quoted = {start: 0, end: template.length};
  while (from < template.length) {
    const dollar = template.indexOf('$', from);
    if (dollar < 0 || depth > 20) break;
    found.text += template.slice(from, dollar);
    if (dollar >= quoted.end) quoted = {start: 0, end: template.length};
    const next = template[dollar + 1] ?? '';
    if (next === '$') {
      found.text += '$';
      from = dollar + 2;
    } else if (next === '{') {
      const end = closingBrace(template, dollar + 1);
      const inner = end < 0 ? '' : template.slice(dollar + 2, end);
      const part = expand(inner, lookUp, depth);
      if (part.error?.kind === 'invalid') part.error.template ||= template.slice(quoted.start, quoted.end);
      if (!append(found, part)) return found;
      from = end + 1;
      if (/[-+?]/.test(inner)) quoted = {start: from, end: Math.min(quoted.end, referenceEnd(template, dollar))};
    } else {
      const [name = ''] = /^[_a-z][_a-z0-9]*/i.exec(template.slice(dollar + 1, dollar + 200)) ?? [];
      append(found, name ? plain(name, lookUp) : {...nothing(), text: '$'});
      from = dollar + 1 + name.length;
    }
  }
  found.text += template.slice(from);
  return found;
}

function plain(name: string, lookUp: LookUp): Interpolated {
  const value = lookUp(name);
  if (typeof value === 'string') return {...nothing(), text: value};
  return value.without === 'open' ? {...nothing(), text: `\${${name}}`, open: [name]} : {...nothing(), blank: [name]};
}

/** What `${…}` becomes; `inner` is the text between the braces. */
function expand(inner: string, lookUp: LookUp, depth: number): Interpolated {
  const [, name = '', operator = '', rest = ''] = OPERATORS.exec(inner) ?? [];
  if (!name) return {...nothing(), error: {kind: 'invalid', template: ''}};
  const value = plain(name, lookUp);
  if (!operator) return value;
  // A reference that stays has a value for the loader: its own text.
  const counts = value.blank.length === 0 && !(operator.startsWith(':') && value.text === '');
  if (operator.endsWith('-')) return counts ? value : fillTemplate(rest, lookUp, depth + 1);
  if (operator.endsWith('+')) return counts ? fillTemplate(rest, lookUp, depth + 1) : nothing();
  if (counts) return value;
  const reason = fillTemplate(rest, lookUp, depth + 1).text;
  return {...nothing(), text: `\${${name}}`, required: [name], error: {kind: 'required', name, reason}};
}

/**
 * Fills in variables as the tool does before it deploys: from env files only. A name without a value stays as
 * `${NAME}`, for config to fill in; one with a default gets the default. If the text has both, the bare reference
 * becomes nothing.
 */
export function interpolate(template: string, values: ReadonlyMap<string, string>): Interpolated {
  const hasOperator = (name: string): boolean => new RegExp(`(?:^|[^$])\\$\\{${name}:?[-+?]`).test(template);
  return fillTemplate(template, (name) => values.get(name) ?? {without: hasOperator(name) ? 'blank' : 'open'});
}

const REFERENCE = /\$(?:\$|\{([^}]+)\}|([_a-z][_a-z0-9]*))/gi;

/** Names that a value still refers to after interpolation, as the tool finds them. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []);
