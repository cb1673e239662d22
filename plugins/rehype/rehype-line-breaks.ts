import type {Element, ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A word that is too long for a narrow column. */
const LONG = /\S{15}/;

/** After the signs that join the parts of paths, keys, addresses and variables, except near the beginning. */
const JOINT = /(?<=\S{6}[./:=_,&?@)\]}]|\/\/)(?=\w)/;

/** The parts of a long identifier; a line may break between them. */
export const atJoints = (code: string): string[] => (LONG.test(code) ? code.split(JOINT) : [code]);

/** Browsers break lines after a hyphen: a flag that fits on a line of a phone stays whole, as does `us-east-1`. */
const HYPHENATED = /^(?=.*-)\S{1,26}$/;

/** A longer word breaks in a column of a table that is narrower than it, and nowhere else. */
const LONG_WORD = /^\S{15,}$/;

/** A word that can fill a line of a phone. */
const FILLS_LINE = /\S{24}/;

/** The same inside of a command, where every second part is such a word. */
const HYPHENATED_WORDS = /(?<!\S)((?=\S*-)\S{1,26})(?!\S)/;

const text = (value: string): Text => ({type: 'text', value});

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length ? {className} : {},
  children,
});

/** Long words break between their parts, rather than anywhere. */
const wordsWithBreaks = (words: string): ElementContent[] =>
  atJoints(words).flatMap((part, index) => [...(index ? [element('wbr', [], [])] : []), text(part)]);

/** Each flag of a command stays whole. */
const commandWithBreaks = (command: string): ElementContent[] =>
  command
    .split(HYPHENATED_WORDS)
    .flatMap((part, index) =>
      index % 2 ? [element('span', ['unbroken'], [text(part)])] : part ? wordsWithBreaks(part) : [],
    );

/**
 * Says where lines may break in inline code, and which code is a whole link. Runs at build time: finding these places in the browser would cost
 * milliseconds per page.
 */
export function rehypeLineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'pre') return SKIP;
      const [code] = node.children;
      if (node.tagName !== 'code' || node.children.length !== 1 || code?.type !== 'text') return undefined;
      const isWhole = HYPHENATED.test(code.value);
      const classes = [
        isWhole && 'unbroken',
        LONG_WORD.test(code.value) && 'unbroken--long',
        !isWhole && FILLS_LINE.test(code.value) && 'fills-line',
        parent?.type === 'element' && parent.tagName === 'a' && parent.children.length === 1 && 'linked',
      ].filter(Boolean);
      if (classes.length) node.properties.className = classes as string[];
      if (!isWhole) node.children = commandWithBreaks(code.value);
      return SKIP;
    });
  };
}
