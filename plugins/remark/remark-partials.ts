import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {PARTIAL} from '../pages/page';
import {isElement} from '../pages/mdast/element';
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
    visit(tree, (node, index, parent) => {
      if ((node.type as string) === 'mdxjsEsm' && 'value' in node) {
        for (const [, name = '', path = ''] of node.value.matchAll(new RegExp(PARTIAL, 'gm'))) partials.set(name, path);
        return undefined;
      }
      const path = isElement(node) && partials.get(node.name ?? '');
      if (!path || !parent || index === undefined) return undefined;
      const {children} = atNode(file, node, () =>
        syntax.parse(prepared(readFileSync(resolve(dirname(file.path), path), 'utf8'))),
      );
      // Otherwise messages would name lines of the partial as lines of the page.
      visit({type: 'root', children} as Root, (one) => void delete one.position);
      (parent.children as RootContent[]).splice(index, 1, ...children);
      return [SKIP, index];
    });
  };
}
