/** The name that src/css/text.css uses. */
const NAME = 'found';
/** More wouldn't help a reader, and would slow down a phone. */
const MOST = 300;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word where it begins, longer ones before those that they begin with. */
const patternOf = (words: readonly string[]): RegExp => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})`, 'giu');
};

function rangesOf(root: Node, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < MOST) {
    const node = texts.currentNode as Text;
    for (const {0: found, index} of node.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Lights up words in the text of the page until the reader clicks or presses a key. */
export function lightUp(words: readonly string[]): void {
  const text = document.querySelector('main .theme-doc-markdown') ?? document.querySelector('main');
  if (!text) return;
  const ranges = rangesOf(text, patternOf(words));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  document.documentElement.dataset['found'] = '';
  const gone = new AbortController();
  const clear = () => {
    CSS.highlights.delete(NAME);
    delete document.documentElement.dataset['found'];
    gone.abort();
  };
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, clear, {capture: true, signal: gone.signal});
}
