import type {Root} from 'hast';
import type {MdxjsEsmHast} from 'mdast-util-mdxjs-esm';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {importedNames} from '../pages/mdast/imports';

/** Components of few pages, and where they are. */
const COMPONENTS: Record<string, string> = {
  Ask: '@site/src/components/Ask/Ask',
  BadgeGenerator: '@site/src/components/BadgeGenerator/BadgeGenerator',
  Sample: '@site/src/components/SampleCatalog/Sample',
  SampleCatalog: '@site/src/components/SampleCatalog/SampleCatalog',
  Steps: '@site/src/components/Steps/Steps',
  Support: '@site/src/components/Support/Support',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  Term: '@site/src/components/Term/Term',
};

function importOf(name: string, source: string): MdxjsEsmHast {
  const identifier = {type: 'Identifier', name} as const;
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              source.startsWith('@theme/')
                ? {type: 'ImportDefaultSpecifier', local: identifier}
                : {type: 'ImportSpecifier', imported: identifier, local: identifier},
            ],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
            attributes: [],
          },
        ],
      },
    },
  };
}

/**
 * Imports components into the pages that use them, so that no other page loads them. What most pages use is in
 * src/theme/MDXComponents.
 */
export function rehypeComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      const {type, name} = node as MdxJsxFlowElementHast | MdxJsxTextElementHast;
      if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name && name in COMPONENTS) used.add(name);
    });
    // What a page imports itself, as guides of the framework do, would be there twice.
    const imported = new Set(tree.children.flatMap(importedNames));
    for (const name of used) if (!imported.has(name)) tree.children.unshift(importOf(name, COMPONENTS[name] ?? ''));
  };
}
