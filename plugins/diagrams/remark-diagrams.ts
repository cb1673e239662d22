import type {Root} from 'mdast';
import type {Transformer} from 'unified';

export function remarkDiagrams(): Transformer<Root> {
  return () => undefined;
}
