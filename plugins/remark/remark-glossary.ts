import {closest} from 'fastest-levenshtein';
import type {Link, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {GLOSSARY, anchorOf, glossaryByForm} from '../pages/data/glossary';
import {paragraph} from '../pages/mdast/build';
import {isElement} from '../pages/mdast/element';
import {placeOf} from '../pages/mdast/place';

/** The page that has the glossary. */
const PAGE = '/docs/concepts';

/** Makes every `<Term>word</Term>` a link to the glossary, which shows its meaning on hover. Comes after the tokens. */
export function remarkGlossary(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== 'Term' || !parent || index === undefined) return undefined;
      const entries = glossaryByForm();
      const word = toString(node).toLowerCase().replace(/\s+/g, ' ').trim();
      const entry = entries.get(word);
      if (!entry) {
        throw new Error(
          `${placeOf(file, node)}: "${word}" isn't a word of the glossary (did you mean "${closest(word, [...entries.keys()])}"?). Add it to ${GLOSSARY}, or drop <Term>.`,
        );
      }
      const link: Link = {
        type: 'link',
        url: `${PAGE}#${anchorOf(entry)}`,
        children: node.children as PhrasingContent[],
        data: {hProperties: {title: entry.meaning}},
      };
      (parent.children as RootContent[])[index] = node.type === 'mdxJsxFlowElement' ? paragraph(link) : link;
      return [SKIP, index + 1];
    });
  };
}
