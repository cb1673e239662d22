import type {Root, RootContent} from 'hast';
import type {MdxjsEsmHast} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {isImported, registry} from '../../src/components/registry';
import {isElement} from '../pages/mdast/element';
import {syntax} from '../remark/syntax';

const importOf = (name: string, source: string): MdxjsEsmHast => {
  const names = source.startsWith('@theme/') ? name : `{${name}}`;
  return syntax.parse(`import ${names} from '${source}'`).children[0] as MdxjsEsmHast;
};

/** Names that a part of a page imports; none where it isn't an import. */
const importedNames = (node: RootContent): string[] =>
  node.type === 'mdxjsEsm'
    ? (node.data?.estree?.body ?? []).flatMap((statement) =>
        statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
      )
    : [];

/** Imports components into the pages that use them, so that no other page loads them. */
export function rehypeComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (isElement(node) && node.name && node.name in registry) used.add(node.name);
    });
    // What a page imports itself, as guides of the framework do, would be there twice.
    const imported = new Set(tree.children.flatMap(importedNames));
    for (const name of used) {
      const row = registry[name];
      if (row && isImported(row) && !imported.has(name)) tree.children.unshift(importOf(name, row.from));
    }
  };
}
