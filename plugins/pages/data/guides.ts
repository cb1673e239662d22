import {guidesSchema} from '../../../src/data/guides-schema';
import {readData} from './read-data';

export const GUIDES = 'src/data/guides.yaml';

/** The task guides, by topic. */
export const loadGuides = () => readData(GUIDES, guidesSchema);

export const guideFile = (page: string): string => `docs/guides/${page}.mdx`;

/** Files of the guides that a page lists, with their descriptions. */
export const guidesListedBy = (source: string): string[] =>
  source.includes('<GuideIndex') ? loadGuides().flatMap(({guides}) => guides.map(({page}) => guideFile(page))) : [];
