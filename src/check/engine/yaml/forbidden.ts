import type {Place} from './value';

/**
 * Characters that the tool's YAML parser refuses anywhere in a file, in comments too. Half of a surrogate pair isn't one
 * of them: it's saved as U+FFFD.
 */
const FORBIDDEN = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** The first character that YAML doesn't allow, and its number. */
export function forbiddenCharacter(text: string, file: number): {place: Place; name: string} | null {
  const start = text.search(FORBIDDEN);
  if (start < 0) return null;
  const name = `U+${text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0')}`;
  return {place: {file, start, end: start + 1}, name};
}
