import {checkedFile} from './checked-file';
import {cliJson} from './cli-data';
import {rulesFile} from './rules-file';
import {webManifest} from './web-manifest';
import {agentFiles} from './markdown/agent-files';
import {samplesFeed} from './samples-feed';
import {schemaFiles} from './schema-files';
import {searchFiles} from './search/search-files';
import {socialCards} from './cards/social-cards';
import type {GeneratedFile} from './generated-file';

/** Every file of the site that is made from its sources and isn't a page. */
export const allFiles = (): GeneratedFile[] => [
  ...searchFiles(),
  ...agentFiles(),
  checkedFile,
  rulesFile(),
  samplesFeed,
  cliJson,
  ...schemaFiles,
  webManifest,
  ...socialCards(),
];
