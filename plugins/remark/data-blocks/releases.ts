import type {RootContent} from 'mdast';
import {
  commaList,
  heading,
  inline,
  inlineCode,
  link,
  list,
  listItem,
  paragraph,
  strong,
  text,
} from '../../pages/mdast/build';
import {onDate} from '../../pages/words';
import {lastChecked} from '../../pages/data/releases';
import {type Change, KINDS, releaseChanges, releaseId} from './release-changes';

/** The same sentence about several things is one line. */
function linesOf(changes: Change[]): Change[][] {
  const lines = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.what ? `${change.area} ${change.what}` : `${change.area} ${change.url}`;
    lines.set(key, [...(lines.get(key) ?? []), change]);
  }
  return [...lines.values()];
}

const nameOf = ({area, name, url}: Change) => link(url, ...(area === 'Providers' ? inline(name) : [inlineCode(name)]));

function line(changes: Change[]): RootContent {
  const names = commaList(changes.map((change) => [nameOf(change)]));
  const [{what} = {}] = changes;
  return listItem(paragraph(...names, ...(what ? [text(': '), ...inline(what)] : [])));
}

/** Up to which release the pages were compared with the tool, and when. */
export function releasesChecked(): RootContent[] {
  const {release, date} = lastChecked();
  return [paragraph(text(`All pages were checked against release ${release} on ${onDate(date)}.`))];
}

/** All that releases brought, changed and took away, newest first, from the marks in the data. */
export function releases(): RootContent[] {
  return releaseChanges().flatMap(({release, date, changes}) => [
    heading(2, [text(release)], releaseId(release)),
    paragraph(text(`Released on ${onDate(date)}.`)),
    ...Object.entries(KINDS).flatMap(([kind, title]): RootContent[] => {
      const lines = linesOf(changes.filter((change) => change.kind === kind));
      if (!lines.length) return [];
      return [paragraph(strong(text(title))), list(lines.map(line) as never)];
    }),
  ]);
}
