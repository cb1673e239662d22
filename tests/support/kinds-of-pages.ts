import {site} from '../../config/site';
import {changedFiles} from '../../tools/changes';
import {docAddresses} from './doc-addresses';

/** A page of each kind. */
export const KINDS = [
  '/',
  '/docs',
  '/docs/concepts/deployments',
  '/docs/concepts/compose/services',
  `/docs/cli/${site.slug}_compose_up`,
  '/docs/tutorials/deploy-to-your-cloud',
  '/docs/samples',
  '/docs/ask',
  '/docs/check',
  '/docs/category/faq',
  '/search?q=postgres',
  '/no-such-page',
];

/** Addresses of the pages whose source differs from the commit that `tools/changes.ts` compares with. */
export function changedRoutes(): string[] {
  const files = new Set(changedFiles()?.filter((file) => file.startsWith('docs/')));
  return files.size ? docAddresses().flatMap(({file, permalink}) => (files.has(file) ? [permalink] : [])) : [];
}
