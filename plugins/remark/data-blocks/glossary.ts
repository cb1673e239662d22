import type {RootContent} from 'mdast';
import {anchorOf, loadGlossary} from '../../pages/data/glossary';
import {anchor, inline, recordTable} from '../../pages/mdast/build';

/** Table of all words of the glossary, each with an anchor and the page that explains more. */
export function glossary(): RootContent[] {
  const rows = loadGlossary().map((entry) => [anchor(anchorOf(entry), entry.term), entry.meaning, inline(entry.see)]);
  return [recordTable(['Word', 'Meaning', 'Page'], rows)];
}
