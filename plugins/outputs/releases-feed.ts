import {site} from '../../config/site';
import {KINDS, releaseChanges, releaseId} from '../remark/data-blocks/release-changes';
import type {GeneratedFile} from './generated-file';
import {plainWords} from './plain-words';

const PAGE = '/docs/releases';

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function entry({release, date, changes}: ReturnType<typeof releaseChanges>[number]): string {
  const address = `${site.url}${PAGE}#${releaseId(release)}`;
  const lines = changes.map(
    ({kind, name, url, what}) =>
      `<li>${KINDS[kind]}: <a href="${escape(`${site.url}${url}`)}">${escape(name)}</a>${what ? `. ${escape(plainWords(what))}` : ''}</li>`,
  );
  return `  <entry>
    <id>${address}</id>
    <title>${escape(site.name)} CLI ${release}</title>
    <link href="${address}"/>
    <updated>${date}T00:00:00Z</updated>
    <content type="html">${escape(`<ul>${lines.join('')}</ul>`)}</content>
  </entry>`;
}

/** What each release brought, for feed readers. */
export const releasesFeed: GeneratedFile = {
  path: '/releases.atom',
  make() {
    const releases = releaseChanges();
    return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${site.url}${PAGE}</id>
  <title>${escape(site.name)} CLI releases</title>
  <link href="${site.url}${PAGE}"/>
  <link rel="self" href="${site.url}/releases.atom"/>
  <author><name>${escape(site.name)}</name></author>
  <updated>${releases[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
${releases.map(entry).join('\n')}
</feed>
`;
  },
};
