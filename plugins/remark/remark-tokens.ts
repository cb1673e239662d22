import type {Node, Parent} from 'unist';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {atNode} from '../pages/mdast/place';
import {siteTokens} from '../pages/data/versions';
import {expandTokens} from '../pages/tokens';

interface TextNode extends Node {
  value: string;
  url?: string;
  title?: string | null;
  meta?: string | null;
  alt?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
}

type Tokens = Record<string, string>;

/** Expressions are tokens here: pages have no JavaScript except comments. */
function expressionText(node: TextNode, tokens: Tokens): TextNode | null {
  const source = node.value.trim();
  if (source === '' || source.startsWith('/*')) return null;
  if (!/^[A-Za-z][\w.-]*$/.test(source))
    throw new Error(`{${source}} is no token: write braces that readers see in code, or as \\{.`);
  return {type: 'text', value: expandTokens(`{${source}}`, tokens, true)};
}

function expandNode(node: TextNode, tokens: Tokens): void {
  if (typeof node.value === 'string' && !node.type.startsWith('mdx')) node.value = expandTokens(node.value, tokens);
  for (const key of ['url', 'title', 'meta', 'alt'] as const) {
    const text = node[key];
    if (typeof text === 'string') node[key] = expandTokens(text, tokens, key === 'url');
  }
  // Directives keep theirs in an object; only JSX has a list.
  for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
    if (typeof attribute.value === 'string') attribute.value = expandTokens(attribute.value, tokens, true);
  }
}

/**
 * Replaces the tokens of the identity and of versions in text, inline code, code blocks, link targets and JSX attributes.
 * An unknown token stops the build with file, line and the nearest right one.
 */
export function remarkTokens(): Transformer {
  return (tree, file) => {
    const tokens = siteTokens();
    visit(tree, (node, index, parent) => {
      const current = node as TextNode;
      const expand = () => {
        if (current.type !== 'mdxTextExpression' && current.type !== 'mdxFlowExpression')
          return expandNode(current, tokens);
        const text = expressionText(current, tokens);
        if (text && parent && index !== undefined) (parent as Parent).children[index] = text;
      };
      atNode(file, node, expand, ' Tokens are listed in config/site.ts and src/data/versions.yaml.');
    });
  };
}
