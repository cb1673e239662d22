import type {RootContent} from 'mdast';
import {untestedAnchor} from '../../../src/data/untested-schema';
import {loadUntested} from '../../pages/data/untested';
import {anchor, inline, link, recordTable} from '../../pages/mdast/build';

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
