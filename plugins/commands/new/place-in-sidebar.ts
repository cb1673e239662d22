/** One call `below('folder', 'page', …)` of sidebars.ts. */
const calls = (folder: string) => new RegExp(`below\\(\\s*'${folder}',[^)]*\\)`, 'g');

/**
 * Adds a page to the list of its folder: where it fits alphabetically, otherwise at the end.
 *
 * @param source text of sidebars.ts
 * @returns the new text, or null where no list names the folder
 */
export function placeInSidebar(source: string, folder: string, name: string): string | null {
  const entries = [...source.matchAll(calls(folder))].flatMap((call) =>
    [...call[0].matchAll(/'([^']+)'/g)].slice(1).map((match) => ({name: match[1] ?? '', at: call.index + match.index})),
  );
  const last = entries.at(-1);
  if (!last) return null;
  const fits = ({name: before}: {name: string}, next: {name: string} | undefined) =>
    (before === 'index' || before < name) && (!next || name < next.name);
  const after = entries.findLast((entry, index) => fits(entry, entries[index + 1])) ?? last;
  const end = after.at + after.name.length + 2;
  // Keeps the list's layout: one name per line, or all on one.
  const indent = /\n( +)$/.exec(source.slice(0, after.at));
  const separator = indent ? `,\n${indent[1]}` : ', ';
  return `${source.slice(0, end)}${separator}'${name}'${source.slice(end)}`;
}
