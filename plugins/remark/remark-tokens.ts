import type {Node, Parent} from 'unist';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {placeOf} from '../pages/mdast/place';
import {expandTokens, siteTokens} from '../pages/tokens';

interface TextNode extends Node {
  value: string;
  url?: string;
  title?: string | null;
  meta?: string | null;
  alt?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
}

/** Expressions are tokens here: pages have no JavaScript except comments. */
function expressionText(node: TextNode): TextNode | null {
  const source = node.value.trim();
  if (source === '' || source.startsWith('/*')) return null;
  if (!/^[A-Za-z][\w.-]*$/.test(source))
    throw new Error(`{${source}} is no token: write braces that readers see in code, or as \\{.`);
  return {type: 'text', value: expandTokens(`{${source}}`, siteTokens, true)};
}

function expandNode(node: TextNode): void {
  if (typeof node.value === 'string' && !node.type.startsWith('mdx')) node.value = expandTokens(node.value, siteTokens);
  for (const key of ['url', 'title', 'meta', 'alt'] as const) {
    const text = node[key];
    if (typeof text === 'string') node[key] = expandTokens(text, siteTokens, key === 'url');
  }
  // Directives keep theirs in an object; only JSX has a list.
  for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
    if (typeof attribute.value === 'string') attribute.value = expandTokens(attribute.value, siteTokens, true);
  }
}

/**
 * Replaces the tokens of the identity in text, inline code, code blocks, link targets and JSX attributes.
 * An unknown token stops the build with file, line and the nearest right one.
 */
export function remarkTokens(): Transformer {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      const current = node as TextNode;
      try {
        if (current.type === 'mdxTextExpression' || current.type === 'mdxFlowExpression') {
          const text = expressionText(current);
          if (text && parent && index !== undefined) (parent as Parent).children[index] = text;
        } else {
          expandNode(current);
        }
      } catch (error) {
        throw new Error(`${placeOf(file, node)}: ${(error as Error).message} Tokens are listed in config/site.ts.`);
      }
    });
  };
}
