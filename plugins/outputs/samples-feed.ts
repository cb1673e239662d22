import type {GeneratedFile} from './generated-file';
import {loadSamples, oneClickUrl} from '../pages/data/samples';

/** One entry as the tool decodes it (`src/pkg/cli/new.go` of the CLI). */
interface FeedEntry {
  name: string;
  title: string;
  /** Deprecated by the tool in favor of `languages`; still decoded as text. */
  category: string;
  /** Decoded and not used. */
  readme: string;
  directoryName: string;
  shortDescription: string;
  tags: string[];
  languages: string[];
  configs: string[];
  /** Where a browser deploys it, for other readers: the tool overlooks what it doesn't know. */
  oneClick?: string;
}

const feedEntries = (): FeedEntry[] =>
  loadSamples().map((sample) => {
    const {name, title, description, tags, languages, configs} = sample;
    const oneClick = oneClickUrl(sample);
    return {
      name,
      title,
      category: languages[0] ?? '',
      readme: '',
      directoryName: name,
      shortDescription: description,
      tags,
      languages,
      configs,
      ...(oneClick && {oneClick}),
    };
  });

/** The list that `init` and `generate` download. */
export const samplesFeed = {
  path: '/samples-v2.json',
  make: () => JSON.stringify(feedEntries()),
} satisfies GeneratedFile;
