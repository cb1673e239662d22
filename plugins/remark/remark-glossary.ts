import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isElement} from '../pages/mdast/element';
import {placeOf} from '../pages/mdast/place';
import {GLOSSARY, glossaryByForm} from '../pages/data/glossary';

/** Gives every `<Term>word</Term>` its definition, so that the browser needs no list of words. Comes after the tokens. */
export function remarkGlossary(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Term') return;
      const entries = glossaryByForm();
      const word = toString(node).toLowerCase().replace(/\s+/g, ' ').trim();
      const entry = entries.get(word);
      if (!entry) {
        throw new Error(
          `${placeOf(file, node)}: "${word}" isn't a word of the glossary (did you mean "${closest(word, [...entries.keys()])}"?). Add it to ${GLOSSARY}, or drop <Term>.`,
        );
      }
      node.attributes = [{type: 'mdxJsxAttribute', name: 'definition', value: entry.meaning}];
    });
  };
}
