import type {RootContent} from 'mdast';
import type {Guide} from '../../../src/data/guides-schema';
import {loadGuides} from '../../pages/data/guides';
import {heading, inline, link, list, listItem, paragraph} from '../../pages/mdast/build';
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

/** What a guide says about where its facts come from. */
function sentences(guide: Guide): string {
  const {release, read, run} = guide;
  const ran = run.map(({date, what}) => `We ran ${what} on ${onDate(date)}.`);
  return [
    `The facts on this page were read on ${onDate(read.date)}, in ${sourcesOf(guide)}. They're about CLI ${release}.`,
    ...ran,
    'Nothing was run on a cloud account.',
  ].join(' ');
}

/** All guides by topic, each as what its reader wants. */
export const guideIndex = (): RootContent[] =>
  loadGuides().flatMap(({topic, guides}) => [
    heading(2, inline(topic)),
    list(guides.map(({page, want}) => listItem(paragraph(link(`/docs/guides/${page}`, ...inline(want)))))),
  ]);

/**
 * What was read and run for a guide.
 *
 * @throws Error if the data have no such guide
 */
export function evidence(page: string): RootContent[] {
  const guide = loadGuides()
    .flatMap(({guides}) => guides)
    .find((one) => one.page === page);
  if (!guide) throw new Error(`src/data/guides.yaml has no guide "${page}": correct guide="…", or add it there.`);
  return [paragraph(...inline(sentences(guide)))];
}
