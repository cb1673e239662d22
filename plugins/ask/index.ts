import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readServices} from '../../config/services';
import {site} from '../../config/site';
import type {AskSettings} from '../../src/ask/settings';
import {cachedPages} from '../pages/cached-pages';
import {commandList} from './command-list';
import {passagesOf} from './passages';
import {writePassages} from './passages-file';

const SUGGESTIONS = [
  'How do I set a config value?',
  'How do I use my own domain name?',
  'How do I estimate the cost of my project?',
  'Which providers support managed Redis?',
  'Why is my service not public?',
  'How do I deploy from GitHub Actions to AWS?',
];

function settings(): AskSettings {
  const {algolia} = readServices();
  return {
    product: site.name,
    command: site.slug,
    discord: site.links.discord,
    issues: site.links.issues,
    suggestions: SUGGESTIONS,
    hosted: algolia?.assistantId
      ? {appId: algolia.appId, apiKey: algolia.searchKey, indexName: algolia.index, assistantId: algolia.assistantId}
      : null,
  };
}

const NAME = 'ask';

/** Gives the Ask page what it answers from, in files that are loaded when a question is asked. */
export default function ask({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const publicFolder = join(generatedFilesDir, NAME, 'public');
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(settings()));
      await actions.createData('commands.json', JSON.stringify(commandList()));
      const passages = writePassages(publicFolder, JSON.stringify(passagesOf(cachedPages(), [site.slug])));
      await actions.createData('manifest.json', JSON.stringify({passages: `${baseUrl}${passages}`}));
    },

    // `npm start` serves the file from where it is made. (The type of the result leaves out the development server.)
    configureWebpack: () =>
      ({devServer: {static: [{directory: publicFolder, publicPath: baseUrl, watch: false}]}}) as object,

    async postBuild({outDir}) {
      if (existsSync(publicFolder)) cpSync(publicFolder, outDir, {recursive: true});
    },
  };
}
