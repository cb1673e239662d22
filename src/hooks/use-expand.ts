import {expand} from '@site/src/lib/expand';
import {useProduct} from './use-product';

export function useExpand(): (text: string) => string {
  const product = useProduct();
  return (text) => expand(text, product);
}
