import type {RootContent} from 'mdast';
import type {Guide} from '../../../src/data/guides-schema';
import {loadGuides} from '../../pages/data/guides';
import {heading, inline, link, list, listItem, paragraph, recordTable} from '../../pages/mdast/build';
import {allOf, onDate} from '../../pages/words';

/** How a guide names what was read for it. */
function sourcesOf({read}: Guide): string {
  const has = (source: Guide['read']['in'][number]) => read.in.includes(source);
  const documented = read.in.filter((source) => source !== 'CLI' && source !== 'engine' && source !== 'vendor');
  return allOf([
    ...(has('CLI') ? ['the source of the CLI'] : []),
    ...(has('engine') ? ['that of the public engine'] : []),
    ...(documented.length > 0 ? [`the documentation of ${allOf(documented)}`] : []),
    ...(has('vendor') ? ["the other platform's documentation"] : []),
  ]);
}

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
        inline(`${onDate(guide.read.date)}: ${sourcesOf(guide)}`),
        inline(guide.run.map(({date, what}) => `${onDate(date)}: ${what}`).join('; ') || 'Nothing'),
      ]),
    ),
  ),
];
