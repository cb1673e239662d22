import {checkedFile} from './checked-file';
import {cliJson, rulesFile, samplesFeed, schemaFiles, webManifest} from './data-files';
import {agentFiles} from './markdown/agent-files';
import {searchFiles} from './search/search-files';
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
];
