import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {placeOf} from '../mdast/place';
import {GLOSSARY, glossaryByForm} from './load-glossary';

type Term = MdxJsxFlowElement | MdxJsxTextElement;

/** A word that is alone in its paragraph is a block (plugins/pages/remark-unravel.ts). */
const isTerm = (node: Node): node is Term =>
  (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && (node as Term).name === 'Term';

/** Gives every `<Term>word</Term>` its definition, so that the browser needs no list of words. Comes after the tokens. */
export function remarkGlossary(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isTerm(node)) return;
      const entries = glossaryByForm();
      const word = toString(node).toLowerCase();
      const entry = entries.get(word);
      if (!entry) {
        throw new Error(
          `${placeOf(file, node)}: "${word}" is no word of the glossary (did you mean "${closest(word, [...entries.keys()])}"?). Add it to ${GLOSSARY}, or drop <Term>.`,
        );
      }
      node.attributes = [{type: 'mdxJsxAttribute', name: 'definition', value: entry.meaning}];
    });
  };
}
