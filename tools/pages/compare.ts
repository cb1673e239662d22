/** The text of each page by its address. */
export type Texts = ReadonlyMap<string, string>;

/** A page that differs; the words of one that isn't there are null. */
export interface Change {
  page: string;
  before: number | null;
  after: number | null;
}

/** Front matter of a page for agents, whose date is that of a commit. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const wordsOf = (text: string | undefined): number | null =>
  text === undefined ? null : (text.replace(FRONT_MATTER, '').match(/\S+/g) ?? []).length;

/** What a reader sees of a page: its text, its title and description, and not the day of its last commit. */
const shown = (text: string | undefined): string | undefined => text?.replace(/^last_updated: .*\n/m, '');

/** The pages that differ, by address. */
export function compare(before: Texts, after: Texts): Change[] {
  const pages = [...new Set([...before.keys(), ...after.keys()])].sort();
  return pages
    .filter((page) => shown(before.get(page)) !== shown(after.get(page)))
    .map((page) => ({page, before: wordsOf(before.get(page)), after: wordsOf(after.get(page))}));
}

const number = (count: number): string => count.toLocaleString('en-US');

const words = (count: number): string => `${number(count)} ${count === 1 ? 'word' : 'words'}`;

/** "812 → 830 words", "new, 830 words" or "removed, 812 words". */
export function describeChange({before, after}: Change): string {
  if (before === null) return `new, ${words(after ?? 0)}`;
  if (after === null) return `removed, ${words(before)}`;
  return before === after ? words(after) : `${number(before)} → ${words(after)}`;
}

/** "3 of 190 pages differ from main." */
const headline = (changes: readonly Change[], all: number, base: string): string =>
  changes.length === 0 ? `No page differs from ${base}.` : `${changes.length} of ${all} pages differ from ${base}.`;

/** Lines for the log of a run: a headline, and as many pages as are read there. */
export function asLines(changes: readonly Change[], all: number, base: string, most = 20): string[] {
  const lines = changes.slice(0, most).map((change) => `  ${change.page}  (${describeChange(change)})`);
  const rest = changes.length - lines.length;
  return [headline(changes, all, base), ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** Markdown for the summary of a run, which GitHub cuts off at a megabyte. */
export function asMarkdown(changes: readonly Change[], all: number, base: string, most = 200): string {
  const rows = changes.slice(0, most).map((change) => `| \`${change.page}\` | ${describeChange(change)} |`);
  const rest = changes.length - rows.length;
  return [
    `## Changed pages\n\n${headline(changes, all, base)}`,
    ...(rows.length > 0 ? [['| Page | Text |', '|---|---|', ...rows].join('\n')] : []),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    '',
  ].join('\n\n');
}
