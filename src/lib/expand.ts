import type {Product} from '@site/src/hooks/use-product';

/** Replaces the tokens that data for the site's own pages may contain. Pages in docs/ are expanded at build time. */
export function expand(text: string, {name, slug, cliVersion, links}: Product): string {
  return text
    .replaceAll('{product}', slug)
    .replaceAll('{Product}', name)
    .replaceAll('{version}', cliVersion)
    .replaceAll('{links.account}', links.account)
    .replaceAll('{links.installScript}', links.installScript);
}
