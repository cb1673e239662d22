/** A piece of YAML to write: text that's already a YAML scalar, a list, or a map. */
export type Piece = string | Piece[] | {[key: string]: Piece};

/** Text that YAML reads as text, whatever it looks like. */
export const quoted = (text: string): string => JSON.stringify(text);

const isPlainSafe = (text: string): boolean =>
  /^[A-Za-z0-9_./~$](?:[\w./@+%=~${}-]|[:](?=\S))*$/.test(text) &&
  !/^(?:true|false|yes|no|on|off|null|~|y|n)$|^[-+.\d][\d._xo:eE+-]*$/i.test(text);

/** Text as a scalar, in quotes only where it needs them. */
export const scalar = (text: string): string => (isPlainSafe(text) ? text : quoted(text));

/** One line: `{target: 80, mode: host}`. Before a brace, the CLI's YAML reads a colon as part of the name. */
export function flow(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if (Array.isArray(piece)) return `[${piece.map(flow).join(', ')}]`;
  return `{${Object.entries(piece)
    .map(([key, value]) => `${key}: ${flow(value) || 'null'}`)
    .join(', ')}}`;
}

const isEmpty = (piece: Piece): boolean =>
  typeof piece !== 'string' && (Array.isArray(piece) ? piece : Object.keys(piece)).length === 0;

/** Lines of an entry of a block map. */
export function entryLines(key: string, value: Piece, indent: string): string[] {
  if (typeof value === 'string') return [`${indent}${key}: ${value}`.trimEnd()];
  if (isEmpty(value)) return [`${indent}${key}: ${flow(value)}`];
  if (Array.isArray(value)) return [`${indent}${key}:`, ...value.flatMap((item) => itemLines(item, `${indent}  `))];
  return [
    `${indent}${key}:`,
    ...Object.entries(value).flatMap(([name, below]) => entryLines(name, below, `${indent}  `)),
  ];
}

/** Lines of an item of a block list. */
export function itemLines(item: Piece, indent: string): string[] {
  if (typeof item === 'string' || Array.isArray(item) || isEmpty(item)) return [`${indent}- ${flow(item)}`];
  const lines = Object.entries(item).flatMap(([name, below]) => entryLines(name, below, `${indent}  `));
  return [`${indent}- ${(lines[0] ?? '').trimStart()}`, ...lines.slice(1)];
}
