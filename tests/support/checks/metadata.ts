import type {BuiltPage} from '../built-site';

const content = ({$}: BuiltPage, selector: string) => $(selector).attr('content') ?? '';

/** Title, description, canonical address, language and social card of a built page. */
export function checkMetadata(page: BuiltPage, origin: string): string[] {
  const problems: string[] = [];
  const title = page.$('title').first().text();
  const description = content(page, 'meta[name="description"]');
  const canonical = page.$('link[rel="canonical"]').attr('href') ?? '';
  if (!title.trim()) problems.push('has no title');
  // The schema of the front matter also knows how long it may be.
  if (page.route.startsWith('/docs') && description.length < 50)
    problems.push(`has a description of ${description.length} characters: write at least 50`);
  if (page.route !== '/404' && canonical !== `${origin}${page.route === '/' ? '/' : page.route}`)
    problems.push(`says its address is "${canonical}"`);
  if (page.$('html').attr('lang') !== 'en') problems.push('does not say that it is English');
  if (!content(page, 'meta[property="og:image"]')) problems.push('has no social card');
  return problems.map((problem) => `${page.file}: ${problem}.`);
}
