import {decode} from '@site/src/lib/decode';

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

const elementOf = (range: Range): Element => range.startContainer.parentElement ?? document.body;

const isHeading = (element: Element): boolean => /^H[1-6]$/.test(element.tagName);

/** Whether an element belongs to the section that the address names; without an anchor, to the page. */
function sectionTest(): (element: Element) => boolean {
  const target = document.getElementById(decode(window.location.hash.slice(1)));
  if (!target) return () => true;
  if (!isHeading(target)) return (element) => target.contains(element);
  const follows = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const end = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].find(
    (heading) => follows(target, heading) && heading.tagName <= target.tagName,
  );
  return (element) =>
    target.contains(element) ||
    (follows(target, element) && !(end && (end.contains(element) || follows(end, element))));
}

/** Opens every closed tab and fold around an element, as a reader would. */
function openAround(element: Element): void {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.matches('[role=tabpanel][hidden]')) {
      const place = [...(box.parentElement?.children ?? [])].indexOf(box);
      const tabs = box
        .closest('.tabs-container')
        ?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]');
      tabs?.[place]?.click();
    }
    if (box instanceof HTMLDetailsElement && (!box.open || box.dataset.collapsed === 'true')) {
      box.querySelector<HTMLElement>(':scope > summary')?.click();
    }
  }
}

/** Opens what hides a word of which nothing is to be seen in the section. */
function openHidden(ranges: readonly Range[]): void {
  const isInSection = sectionTest();
  const hidden = new Map<string, Element>();
  const seen = new Set<string>();
  for (const range of ranges) {
    const element = elementOf(range);
    // The label of a closed tab or fold isn't its content.
    if (!isInSection(element) || element.closest('[role=tab], summary')) continue;
    const word = range.toString().toLowerCase();
    if (element.checkVisibility()) seen.add(word);
    else if (!hidden.has(word)) hidden.set(word, element);
  }
  const [first] = [...hidden].filter(([word]) => !seen.has(word)).map(([, element]) => element);
  if (!first) return;
  openAround(first);
  requestAnimationFrame(() => first.scrollIntoView({block: 'center'}));
}

/** Lights up words in the text of the page until the reader clicks or presses a key. */
export function lightUp(words: readonly string[]): void {
  const text = document.querySelector('main .theme-doc-markdown') ?? document.querySelector('main');
  if (!text) return;
  const ranges = rangesOf(text, patternOf(words));
  openHidden(ranges);
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
