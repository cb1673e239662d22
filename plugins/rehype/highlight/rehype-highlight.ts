import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {PRISM} from '../../../config/constants';
import {readBlock} from '../../../src/lib/code/block';
import {renderBlock} from '../../../src/lib/code/render-block';
import {tokenizer} from '../../../src/lib/code/tokenize';
import {atNode} from '../../pages/mdast/place';
import {loadPrism} from './load-prism';

const tokenize = tokenizer(loadPrism(PRISM.additionalLanguages));

function frame(code: Element): MdxJsxFlowElementHast {
  const language = [code.properties.className].flat().find((name) => String(name).startsWith('language-'));
  const [text] = code.children;
  const block = readBlock(
    text?.type === 'text' ? text.value : '',
    String(language ?? 'language-text').slice('language-'.length),
    typeof code.properties.metastring === 'string' ? code.properties.metastring : '',
  );
  const attributes = {
    language: block.language,
    ...(block.title && {title: block.title}),
    html: renderBlock(block, tokenize),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFrame',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

/**
 * Colors fences while pages are compiled, so that no reader loads a grammar. What reads the source, such as search
 * index, Markdown export and checks, sees the fence as it's written.
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || index === undefined || !parent) return;
      const remedy = ' Correct its name, or add it to PRISM in config/constants.ts.';
      parent.children[index] = atNode(file, pre, () => frame(code), remedy);
    });
  };
}
