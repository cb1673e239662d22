import type {BuiltPage} from '../built-site';

/** One h1, and no level skipped on the way down. */
export function checkHeadings({file, $}: Pick<BuiltPage, 'file' | '$'>): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6')
    .get()
    .filter((heading) => $(heading).closest('nav, footer, aside').length === 0);
  const problems: string[] = [];
  const h1 = headings.filter((heading) => heading.tagName === 'h1').length;
  if (h1 !== 1) problems.push(`${file}: ${h1} h1 headings; a page has exactly one.`);
  let last = 0;
  for (const heading of headings) {
    const level = Number(heading.tagName[1]);
    if (level > last + 1) {
      problems.push(`${file}: "${$(heading).text().trim()}" is an h${level} after an h${last}: use h${last + 1}.`);
    }
    last = level;
  }
  return problems;
}
