import {DEFAULT_IDENTITY, site} from '../../../config/site';
import type {BuiltPage} from '../built-site';

const content = ({$}: BuiltPage, selector: string) => $(selector).attr('content') ?? '';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The length of a text with the default name, for which it was written: another name doesn't make it too long. */
function lengthOf(text: string): number {
  const withDefault = (written: string, form: 'name' | 'slug') =>
    written.replaceAll(new RegExp(`\\b${escaped(site[form])}\\b`, 'g'), DEFAULT_IDENTITY[form]);
  return withDefault(withDefault(text, 'name'), 'slug').length;
}

/** Title, description, canonical address, language and social card of a built page. */
export function checkMetadata(page: BuiltPage, origin: string): string[] {
  const problems: string[] = [];
  const title = page.$('title').first().text();
  const description = content(page, 'meta[name="description"]');
  const canonical = page.$('link[rel="canonical"]').attr('href') ?? '';
  if (!title.trim()) problems.push('has no title');
  const length = lengthOf(description);
  if (page.route.startsWith('/docs') && (length < 50 || length > 160))
    problems.push(`has a description of ${length} characters (50 to 160)`);
  if (page.route !== '/404' && canonical !== `${origin}${page.route === '/' ? '/' : page.route}`)
    problems.push(`says its address is "${canonical}"`);
  if (page.$('html').attr('lang') !== 'en') problems.push('does not say that it is English');
  if (!content(page, 'meta[property="og:image"]')) problems.push('has no social card');
  return problems.map((problem) => `${page.file}: ${problem}.`);
}
