import type {RootContent} from 'mdast';
import {site} from '../../../config/site';
import {loadSamples} from '../../pages/data/samples';
import {jsxBlock, paragraph, text} from '../../pages/mdast/build';

/** The catalog: a filter around one element per sample, so that the list is in the built page. */
export function samples(): RootContent[] {
  const entries = loadSamples().map((sample) =>
    jsxBlock(
      'Sample',
      {
        name: sample.name,
        title: sample.title,
        languages: sample.languages.join(','),
        tags: sample.tags.join(','),
        managed: sample.managed.join(','),
        configs: sample.configs.join(','),
        href: `${site.links.samplesRepo}/tree/main/${sample.repoPath}`,
        command: `${site.slug} init ${sample.name}`,
      },
      [paragraph(text(sample.description))],
    ),
  );
  return [jsxBlock('SampleCatalog', {}, entries)];
}
