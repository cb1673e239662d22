import {cliJson} from './cli-description';
import {rulesFile} from './rules-file';
import {webManifest} from './web-manifest';
import {agentFiles, agentFolders} from './markdown/agent-files';
import {releasesFeed} from './releases-feed';
import {samplesFeed} from './samples-feed';
import {schemaFiles} from './schema-files';
import {searchFiles} from './search/search-files';
import {socialCards} from './cards/social-cards';
import type {GeneratedFile, GeneratedFolder} from './generated-file';

/** Files that are made of the pages' Markdown. */
export const filesFromPages = (): GeneratedFile[] => [...searchFiles(), ...agentFiles()];

export const allFolders = (): GeneratedFolder[] => agentFolders();

/** Files that need no page. */
export const otherFiles = (): GeneratedFile[] => [
  rulesFile(),
  samplesFeed,
  cliJson,
  ...schemaFiles,
  releasesFeed,
  webManifest,
  ...socialCards(),
];

/** Every file of the site that is made from its sources and isn't a page. */
export const allFiles = (): GeneratedFile[] => [...filesFromPages(), ...otherFiles()];
