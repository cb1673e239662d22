/** A name, and what follows it inside `${…}`: `:-default`, `?message` and so on. */
const OPERATORS = /^([_a-z][_a-z0-9]*)(?:(:?[-+?])([\s\S]*))?$/i;

export interface Interpolated {
  text: string;
  /** Names without a value that stay in the text, as `${NAME}`. */
  open: string[];
  /** The error that stops the loader. */
  error?: {kind: 'invalid'} | {kind: 'required'; name: string; reason: string};
}

/** Index of the brace that closes the one at `start`, or -1. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && (depth -= 1) === 0) return index;
  }
  return -1;
}

/**
 * Fills in variables as the tool does before it deploys: from env files only. A name without a value stays as
 * `${NAME}`, for config to fill in; one with a default gets the default.
 */
export function interpolate(template: string, values: ReadonlyMap<string, string>, depth = 0): Interpolated {
  const found: Interpolated = {text: '', open: []};
  let from = 0;
  while (from < template.length) {
    const dollar = template.indexOf('$', from);
    if (dollar < 0 || depth > 20) break;
    found.text += template.slice(from, dollar);
    const next = template[dollar + 1] ?? '';
    if (next === '$') {
      found.text += '$';
      from = dollar + 2;
    } else if (next === '{') {
      const end = closingBrace(template, dollar + 1);
      const inner = end < 0 ? '' : template.slice(dollar + 2, end);
      const part = expand(inner, values, depth);
      if (part.error) return {...found, error: part.error};
      found.text += part.text;
      found.open.push(...part.open);
      from = end + 1;
    } else {
      const [name = ''] = /^[_a-z][_a-z0-9]*/i.exec(template.slice(dollar + 1, dollar + 200)) ?? [];
      const part = name ? lookUp(name, values) : {text: '$', open: []};
      found.text += part.text;
      found.open.push(...part.open);
      from = dollar + 1 + name.length;
    }
  }
  found.text += template.slice(from);
  return found;
}

function lookUp(name: string, values: ReadonlyMap<string, string>): Interpolated {
  const value = values.get(name);
  return value === undefined ? {text: `\${${name}}`, open: [name]} : {text: value, open: []};
}

/** What `${…}` becomes; `inner` is the text between the braces. */
function expand(inner: string, values: ReadonlyMap<string, string>, depth: number): Interpolated {
  const [, name = '', operator = '', rest = ''] = OPERATORS.exec(inner) ?? [];
  if (!name) return {text: '', open: [], error: {kind: 'invalid'}};
  if (!operator) return lookUp(name, values);
  const value = values.get(name);
  const counts = value !== undefined && (operator.startsWith(':') ? value !== '' : true);
  if (operator.endsWith('-')) return counts ? {text: value, open: []} : interpolate(rest, values, depth + 1);
  if (operator.endsWith('+')) return counts ? interpolate(rest, values, depth + 1) : {text: '', open: []};
  if (counts) return {text: value, open: []};
  return {text: '', open: [], error: {kind: 'required', name, reason: interpolate(rest, values, depth + 1).text}};
}

const REFERENCE = /\$(?:\$|\{([^}]+)\}|([_a-z][_a-z0-9]*))/gi;

/** Names that a value still refers to after interpolation, as the tool finds them. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []);

/** Reads an env file: `NAME=VALUE` lines. Quotes are removed; lines that aren't assignments are skipped. */
export function readEnvFile(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!name || raw === undefined) continue;
    const quoted = /^(["'])(.*?)\1/.exec(raw);
    values.set(name, quoted ? (quoted[2] ?? '') : raw.replace(/\s+#.*$/, '').trim());
  }
  return values;
}
