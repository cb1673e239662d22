import type {RootContent} from 'mdast';
import {loadGuides} from '../../pages/data/guides';
import {heading, inline, link, list, listItem, paragraph, recordTable} from '../../pages/mdast/build';
import {allOf, onDate} from '../../pages/words';

/** All guides by topic, each as what its reader wants. */
export const guideIndex = (): RootContent[] =>
  loadGuides().flatMap(({topic, guides}) => [
    heading(2, inline(topic)),
    list(guides.map(({page, want}) => listItem(paragraph(link(`/docs/guides/${page}`, ...inline(want)))))),
  ]);

/** What was read and run for each guide. */
export const evidence = (): RootContent[] => [
  recordTable(
    ['Guide', 'Read', 'Run'],
    loadGuides().flatMap(({guides}) =>
      guides.map((guide) => [
        [link(`/docs/guides/${guide.page}`, ...inline(guide.want))],
        inline(`${onDate(guide.read.date)}: ${allOf(guide.read.in)}`),
        inline(guide.run.map(({date, what}) => `${onDate(date)}: ${what}`).join('; ') || 'Nothing'),
      ]),
    ),
  ),
];
