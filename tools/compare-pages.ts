/** The text of each page by its address. */
export type Texts = ReadonlyMap<string, string>;

/** A page that differs; the words of one that isn't there are null. */
interface Change {
  page: string;
  before: number | null;
  after: number | null;
}

/** Front matter of a page for agents, whose date is that of a commit. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** A block with its fence, or a span; a span of several backticks may hold single ones. */
const CODE = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1?\2 *$|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/gm;

const wordsOf = (text: string | undefined): number | null =>
  text === undefined ? null : (text.replace(FRONT_MATTER, '').match(/\S+/g) ?? []).length;

/** What a reader sees of a page: its text, its title and description, and not the day of its last commit. */
const shown = (text: string | undefined): string | undefined => text?.replace(/^last_updated: .*\n/m, '');

const changedPages = (before: Texts, after: Texts): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .filter((page) => shown(before.get(page)) !== shown(after.get(page)));

/** The pages that differ, by address. */
export const compare = (before: Texts, after: Texts): Change[] =>
  changedPages(before, after).map((page) => ({
    page,
    before: wordsOf(before.get(page)),
    after: wordsOf(after.get(page)),
  }));

const words = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;

/** "812 → 830 words", "new, 830 words" or "removed, 812 words". */
function describeChange({before, after}: Change): string {
  if (before === null) return `new, ${words(after ?? 0)}`;
  if (after === null) return `removed, ${words(before)}`;
  return before === after ? words(after) : `${before.toLocaleString('en-US')} → ${words(after)}`;
}

/** A headline and a list, in Markdown that a log shows as well, of as many pages as are read there. */
export function listChanges(changes: readonly Change[], all: number, base: string, most: number): string[] {
  if (!changes.length) return [`No page differs from ${base}.`];
  const lines = changes.slice(0, most).map((change) => `- \`${change.page}\`: ${describeChange(change)}`);
  const rest = changes.length - lines.length;
  return [
    `${changes.length} of ${all} pages differ from ${base}.`,
    '',
    ...lines,
    ...(rest ? [`- and ${rest} more`] : []),
  ];
}

/** How often each piece of code occurs in a text. */
function countCode(text = ''): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [code] of text.matchAll(CODE)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Lines with each page whose code differs, and the code that is gone or new. */
export function codeChanges(before: Texts, after: Texts): string[] {
  const found = changedPages(before, after).flatMap((page) => {
    const [old, now] = [countCode(before.get(page)), countCode(after.get(page))];
    const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((code) => {
      const more = (now.get(code) ?? 0) - (old.get(code) ?? 0);
      return more ? [`  ${more > 0 ? '+' : '−'}${Math.abs(more)}  ${code.replaceAll('\n', '\n      ')}`] : [];
    });
    return lines.length ? [page, ...lines] : [];
  });
  return found.length ? found : ['The code of all pages is the same.'];
}
