import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {PARTIAL} from '../pages/page';
import {withoutPlaces} from '../pages/mdast/build';
import {replaceElements} from '../pages/mdast/element';
import {atNode} from '../pages/mdast/place';
import {prepared} from './cache-page';
import {syntax} from './syntax';

/**
 * Puts the text of a partial, such as `docs/guides/_notice.mdx`, in the place of the component that a page imports it as. So the
 * table of contents, search and agents see it. It's read first, because what's in it may be anything that a page has.
 */
export function remarkPartials(): Transformer<Root> {
  return (tree, file) => {
    const partials = new Map<string, string>();
    for (const node of tree.children)
      if (node.type === 'mdxjsEsm')
        for (const [, name = '', path = ''] of node.value.matchAll(new RegExp(PARTIAL, 'gm'))) partials.set(name, path);
    replaceElements(tree, (element) => {
      const path = partials.get(element.name ?? '');
      if (!path) return undefined;
      const read = () => syntax.parse(prepared(readFileSync(resolve(dirname(file.path), path), 'utf8')));
      return withoutPlaces(atNode(file, element, read)).children;
    });
  };
}
