/**
 * Every page is in exactly one sidebar, and every entry is a page.
 *
 * @param alone ids of pages that are in none, by design
 */
export function checkSidebars(entries: string[], ids: string[], alone: string[]): string[] {
  const pages = new Set(ids);
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [
    ...[...counts].flatMap(([entry, count]) => [
      ...(pages.has(entry) ? [] : [`sidebars.ts:1: "${entry}" is no page: there is no docs/${entry}.mdx.`]),
      ...(count > 1 ? [`sidebars.ts:1: "${entry}" stands in ${count} places: keep one.`] : []),
    ]),
    ...ids
      .filter((id) => !counts.has(id) && !alone.includes(id))
      .map((id) => `docs/${id}.mdx:1: the page stands in no sidebar: add "${id}" to sidebars.ts.`),
  ];
}
