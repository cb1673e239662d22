import type {ListItem, RootContent} from 'mdast';
import * as md from '../../pages/mdast/build';
import {onDate} from '../../pages/words';
import {type Change, KINDS, releaseChanges, releaseId, releasePage} from './release-changes';

/** The same sentence about several things is one line. */
function linesOf(changes: Change[]): Change[][] {
  const lines = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.what ? `${change.area} ${change.what}` : `${change.area} ${change.url}`;
    lines.set(key, [...(lines.get(key) ?? []), change]);
  }
  return [...lines.values()];
}

const nameOf = ({area, name, url}: Change) =>
  md.link(url, area === 'Providers' ? md.inline(name) : md.inlineCode(name));

function line(changes: Change[]): ListItem {
  const [{what} = {}] = changes;
  return md.listItem(md.joined(changes.map(nameOf)), what && [': ', md.inline(what)]);
}

const listOf = (changes: Change[]): RootContent[] => (changes.length ? [md.list(linesOf(changes).map(line))] : []);

/** What the tool says of errors is folded, unless it's a single line: readers look for what they can do now. */
function folded(messages: Change[]): RootContent[] {
  if (messages.length < 2) return [];
  const summary = md.words(`${messages.length} messages`);
  return [md.jsxBlock('details', {}, [md.jsxBlock('summary', {}, summary), ...listOf(messages)])];
}

/** What the releases of one page brought, changed and took away, newest first, from the marks in the data. */
export function releases(page: string): RootContent[] {
  const ofPage = releaseChanges().filter(({release}) => releasePage(release) === page);
  return ofPage.flatMap(({release, date, brings, changes}) => [
    md.heading(2, release, releaseId(release)),
    md.paragraph(brings && [md.inline(brings), ' '], `Released on ${onDate(date)}.`),
    ...Object.entries(KINDS).flatMap(([kind, title]): RootContent[] => {
      const ofKind = changes.filter((change) => change.kind === kind);
      const isMessage = ({area}: Change) => area === 'Messages' || area === 'Exit codes';
      if (!ofKind.length) return [];
      const messages = ofKind.filter(isMessage);
      const shown = messages.length < 2 ? ofKind : ofKind.filter((change) => !isMessage(change));
      return [md.paragraph(md.strong(title)), ...listOf(shown), ...folded(messages)];
    }),
  ]);
}

/** The releases of the other pages, with the anchors that they had on this one. */
export function olderReleases(): RootContent[] {
  const older = releaseChanges().filter(({release}) => releasePage(release) !== '/docs/releases');
  const links = older.map(({release}) =>
    md.pointer(releaseId(release), `${releasePage(release)}#${releaseId(release)}`, release),
  );
  return [md.paragraph(md.joined(links))];
}
