import type {RootContent} from 'mdast';
import {guideFile, loadGuides} from '../../pages/data/facts';
import {heading, inline, jsxBlock, link, list, listItem, recordTable} from '../../pages/mdast/build';
import {loadFrontMatter} from '../../pages/page';
import {allOf, onDate} from '../../pages/words';

function rowOf(page: string, want: string) {
  const {description} = loadFrontMatter(guideFile(page));
  return listItem(link(`/docs/guides/${page}`, inline(want)), inline(`: ${description}`));
}

/** All guides by topic: what its reader wants, and what is on the page. */
export const guideIndex = (): RootContent[] =>
  loadGuides().flatMap(({topic, guides}) => [
    heading(2, inline(topic)),
    jsxBlock('Block', {kind: 'rows'}, [list(guides.map(({page, want}) => rowOf(page, want)))]),
  ]);

export const evidence = (): RootContent[] => [
  recordTable(
    ['Guide', 'Read', 'Run'],
    loadGuides().flatMap(({guides}) =>
      guides.map((guide) => [
        link(`/docs/guides/${guide.page}`, inline(guide.want)),
        inline(`${onDate(guide.read.date)}: ${allOf(guide.read.in)}`),
        inline(guide.run.map(({date, what}) => `${onDate(date)}: ${what}`).join('; ') || 'Nothing'),
      ]),
    ),
  ),
];
