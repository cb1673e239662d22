import type {RootContent} from 'mdast';
import {site} from '../../../config/site';
import type {Sample} from '../../../src/data/samples-schema';
import {openProviders} from '../../pages/data/providers';
import {loadSamples, oneClickUrl, readSamples} from '../../pages/data/samples';
import {jsxBlock, paragraph} from '../../pages/mdast/build';
import {onDate} from '../../pages/words';

/** What a sample needs before its first deployment, as short sentences; at providers that take new projects. */
function needsOf({configs, dockerfiles, railpack, providers}: Sample): string[] {
  const missing = openProviders()
    .filter(({id}) => !providers.includes(id))
    .map(({name}) => name);
  const places = [
    ...dockerfiles,
    ...railpack.map((folder) => `${folder === '.' ? 'the root' : folder} without a Dockerfile`),
  ];
  // A sample without a Compose file deploys another way, which its README explains.
  if (providers.length === 0) return ['Deployed by its own program: see its README'];
  return [
    configs.length > 0 ? `Set first: ${configs.join(', ')}` : 'No config to set',
    ...(places.length > 0 ? [`Builds ${places.join(', ')}`] : ['Uses a ready image']),
    ...(missing.length > 0 ? [`Not on ${missing.join(', ')}`] : []),
  ];
}

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
        needs: needsOf(sample).join('\n'),
        href: `${site.links.samplesRepo}/tree/main/${sample.repoPath}`,
        command: `${site.slug} init ${sample.name}`,
        oneClick: oneClickUrl(sample) ?? '',
      },
      [paragraph(sample.description)],
    ),
  );
  const {date} = readSamples().source;
  return [
    paragraph(`What each sample needs was read from its own files, as they were on ${onDate(date)}.`),
    jsxBlock('SampleCatalog', {}, entries),
  ];
}
