import type {RootContent} from 'mdast';
import {untestedAnchor} from '../../../src/data/untested-schema';
import {anchorOf, loadGlossary, loadKnownIssues, loadUntested} from '../../pages/data/facts';
import {anchor, inline, link, recordTable} from '../../pages/mdast/build';

/** Table of all words of the glossary, each with an anchor and the page that explains more. */
export function glossary(): RootContent[] {
  const rows = loadGlossary().map((entry) => [anchor(anchorOf(entry), entry.term), entry.meaning, inline(entry.see)]);
  return [recordTable(['Word', 'Meaning', 'Page'], rows)];
}

export function knownIssues(): RootContent[] {
  const rows = loadKnownIssues().map(({id, title, release, since, fixed, effect, way, see}) => [
    anchor(id, inline(title)),
    [since && `since ${since}, `, fixed ? `fixed in ${fixed}` : `still in ${release}`].filter(Boolean).join(''),
    inline(effect),
    inline(way),
    inline(see),
  ]);
  return [recordTable(['Issue', 'Release', 'Effect', 'Workaround', 'Page'], rows)];
}

/** Table of what nobody has tried, each with an anchor, the reason, what would settle it, and the page that it's about. */
export function untestedFacts(): RootContent[] {
  const rows = loadUntested().map(({id, fact, reason, settles, page}) => [
    anchor(untestedAnchor(id), inline(fact)),
    inline(reason),
    inline(settles),
    link(page, page.replace('/docs/', '')),
  ]);
  return [recordTable(['Nobody has tried whether', 'Why', 'What settles it', 'Page'], rows)];
}
