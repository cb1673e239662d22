import {replaceTokens} from '@site/src/lib/tokens';
import {useProduct} from './use-product';

/** Expands the tokens that texts of the front pages have. Pages in docs/ are expanded at build time. */
export function useExpand(): (text: string) => string {
  const {name, slug, cliVersion, links} = useProduct();
  const values: Record<string, string> = {
    Product: name,
    product: slug,
    version: cliVersion,
    'links.account': links.account,
    'links.installScript': links.installScript,
  };
  return (text) => replaceTokens(text, (token) => values[token]);
}
