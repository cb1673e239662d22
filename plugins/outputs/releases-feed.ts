import {Feed, type Item} from 'feed';
import {site} from '../../config/site';
import {plainInline} from 'compose-check/inline-markdown';
import {escapeHtml} from 'docs-index/search/markup';
import {KINDS, releaseChanges, releaseId, releasePage} from '../remark/data-blocks/release-changes';
import type {GeneratedFile} from './generated-file';

const PAGE = `${site.url}/docs/releases`;
const PATH = '/releases.atom';

function item({release, date, changes}: ReturnType<typeof releaseChanges>[number]): Item {
  const lines = changes.map(
    ({kind, name, url, what}) =>
      `<li>${KINDS[kind]}: <a href="${escapeHtml(`${site.url}${url}`)}">${escapeHtml(name)}</a>${what ? `. ${escapeHtml(plainInline(what))}` : ''}</li>`,
  );
  const address = `${site.url}${releasePage(release)}#${releaseId(release)}`;
  return {
    id: address,
    title: `${site.name} CLI ${release}`,
    link: address,
    date: new Date(date),
    content: `<ul>${lines.join('')}</ul>`,
  };
}

export const releasesFeed: GeneratedFile = {
  path: PATH,
  make() {
    const items = releaseChanges().map(item);
    const feed = new Feed({
      id: PAGE,
      title: `${site.name} CLI releases`,
      link: PAGE,
      feedLinks: {atom: `${site.url}${PATH}`},
      author: {name: site.name},
      updated: items[0]?.date ?? new Date(0),
      generator: site.name,
      copyright: '',
    });
    for (const one of items) feed.addItem(one);
    return feed.atom1();
  },
};
