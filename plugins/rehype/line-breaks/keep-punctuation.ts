import type {Element, ElementContent} from 'hast';

/** What must not begin a line. */
const PUNCTUATION = /^[,;.:!?)\]’”]+/;

const WRAPPERS = new Set(['a', 'strong', 'em']);

/** Whether an element ends with a long word in code, which tables draw as a block of its own. */
function endsWithLongWord(node: ElementContent | undefined): boolean {
  if (node?.type !== 'element') return false;
  if (node.tagName === 'code') return [node.properties.className].flat().includes('unbroken--long');
  return WRAPPERS.has(node.tagName) && endsWithLongWord(node.children.at(-1));
}

/**
 * Keeps the comma after a long word with it. The word is a block inside the line of a cell, and browsers break lines on
 * both sides of such a block, whatever comes next.
 */
export function keepPunctuation(parent: Element): void {
  parent.children = parent.children.flatMap((node, index, all): ElementContent[] => {
    const [before, after] = [all[index - 1], all[index + 1]];
    if (node.type === 'text' && endsWithLongWord(before)) {
      const value = node.value.replace(PUNCTUATION, '');
      return value ? [{...node, value}] : [];
    }
    const [sign] = (after?.type === 'text' && PUNCTUATION.exec(after.value)) || [];
    if (!sign || !endsWithLongWord(node)) return [node];
    const children: ElementContent[] = [node, {type: 'text', value: sign}];
    return [{type: 'element', tagName: 'span', properties: {className: ['with-punctuation']}, children}];
  });
}
