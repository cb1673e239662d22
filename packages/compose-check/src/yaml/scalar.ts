const NULL = /^(?:|~|null|Null|NULL)$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const INTEGER = /^[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|0o?[0-7_]+|[1-9][\d_]*|0)$/;
const FLOAT = /^[-+]?(?:\.\d[\d_]*|\d[\d_]*(?:\.[\d_]*)?)(?:[eE][-+]?\d+)?$/;
const SPECIAL = /^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/;

/** Value of a YAML 1.1 or 1.2 integer: decimal, `0x…`, `0b…`, `0o…` and `0…`. */
function integer(source: string): number {
  const digits = source.replaceAll('_', '').replace(/^[-+]/, '');
  const plain = /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
  return Number(plain) * (source.startsWith('-') ? -1 : 1);
}

function special(source: string): number {
  if (/nan/i.test(source)) return Number.NaN;
  return source.startsWith('-') ? -Infinity : Infinity;
}

/** Value of a plain scalar, as the tool's YAML library (Go) reads it into an untyped field. */
export function plainScalar(source: string): {value: string | number | boolean | null; isInteger: boolean} {
  if (NULL.test(source)) return {value: null, isInteger: false};
  if (TRUE.test(source)) return {value: true, isInteger: false};
  if (FALSE.test(source)) return {value: false, isInteger: false};
  if (INTEGER.test(source)) return {value: integer(source), isInteger: true};
  if (FLOAT.test(source)) return {value: Number(source.replaceAll('_', '')), isInteger: false};
  if (SPECIAL.test(source)) return {value: special(source), isInteger: false};
  return {value: source, isInteger: false};
}
