import {passagesFile} from '../ask/make-passages';
import {blocksOf} from '../ask/passages';
import {webManifest} from '../brand/web-manifest';
import {agentFiles, agentFolders, markdownOf} from '../markdown-export/agent-files';
import {samplesFeed} from '../samples/feed';
import {linkedPages} from '../search-index/inbound-links';
import {searchFiles} from '../search-index/search-files';
import {sectionsOf} from '../search-index/section-records';
import {socialCards} from '../social-cards/social-cards';
import type {GeneratedFile, GeneratedFolder} from './generated-file';

/** Every file of the site that is made from its sources and is no page. */
export const allFiles = (): GeneratedFile[] => [
  ...searchFiles(),
  passagesFile(),
  samplesFeed,
  webManifest,
  ...agentFiles(),
  ...socialCards(),
];

export const allFolders = (): GeneratedFolder[] => agentFolders();

/** What these files are made of, page by page. */
export const partsOfEachPage = [linkedPages, sectionsOf, blocksOf, markdownOf];
