import type {SiteAddress} from './settings';

/**
 * Address to follow for a result of the hosted search: the index knows the pages of the published site, a reader may
 * be on a preview. Everything becomes a path of this site, unless it matches the pattern of external addresses.
 * The query string stays (docusaurus#11560).
 */
export function localUrl(url: string, {siteUrl, baseUrl, externalUrlPattern}: SiteAddress): string {
  if (!URL.canParse(url, siteUrl)) return baseUrl;
  const parsed = new URL(url, siteUrl);
  if (!/^https?:$/.test(parsed.protocol)) return baseUrl;
  if (externalUrlPattern && new RegExp(externalUrlPattern).test(parsed.href)) return parsed.href;
  // Several slashes at the start would make a path the address of another host.
  const path = parsed.pathname.replace(/^\/+/, '');
  return `${baseUrl}${path}${parsed.search}${parsed.hash}`;
}
