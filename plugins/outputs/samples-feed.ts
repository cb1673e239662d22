import type {GeneratedFile} from './generated-file';
import {loadSamples} from '../pages/data/samples';

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
}

const feedEntries = (): FeedEntry[] =>
  loadSamples().map(({name, title, description, tags, languages, configs}) => ({
    name,
    title,
    category: languages[0] ?? '',
    readme: '',
    directoryName: name,
    shortDescription: description,
    tags,
    languages,
    configs,
  }));

/** The list that `init` and `generate` download. */
export const samplesFeed = {
  path: '/samples-v2.json',
  make: () => JSON.stringify(feedEntries()),
} satisfies GeneratedFile;
