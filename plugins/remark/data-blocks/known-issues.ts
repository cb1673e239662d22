import type {RootContent} from 'mdast';
import {loadKnownIssues} from '../../pages/data/known-issues';
import {anchor, inline, recordTable} from '../../pages/mdast/build';

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
