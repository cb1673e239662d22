import type {LoadContext, Plugin} from '@docusaurus/types';
import {readServices} from '../../../config/services';
import {site} from '../../../config/site';
import type {AskSettings} from '../../../src/ask/settings';
import {hashedAddress} from '../hashed-address';
import {commandList} from './command-list';
import {PASSAGES} from './passages-file';

const SUGGESTIONS = [
  'How do I set a config value?',
  'How do I use my own domain name?',
  'How do I estimate the cost of my project?',
  'Which providers support managed Redis?',
  'Why is my service not public?',
  'How do I deploy from GitHub Actions to AWS?',
];

function settings(): AskSettings {
  const {algolia, analytics} = readServices();
  return {
    product: site.name,
    command: site.slug,
    discord: site.links.discord,
    issues: site.links.issues,
    suggestions: SUGGESTIONS,
    hasAnalytics: analytics !== null,
    hosted: algolia?.assistant
      ? {appId: algolia.appId, apiKey: algolia.searchKey, indexName: algolia.index, assistant: algolia.assistant}
      : null,
  };
}

const NAME = 'ask';

/** Gives the Ask page what it answers from, in files that are loaded when a question is asked. */
export default function ask({baseUrl}: LoadContext): Plugin {
  return {
    name: NAME,

    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(settings()));
      await actions.createData('commands.json', JSON.stringify(commandList()));
      const passages = `${baseUrl}${hashedAddress(PASSAGES).slice(1)}`;
      await actions.createData('manifest.json', JSON.stringify({passages}));
    },
  };
}
