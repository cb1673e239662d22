import {readServices} from '../../../config/services';
import {site} from '../../../config/site';
import type {AskSettings} from '../../../src/ask/settings';

const SUGGESTIONS = [
  'How do I set a config value?',
  'How do I use my own domain name?',
  'How do I estimate the cost of my project?',
  'Which providers support managed Redis?',
  'Why is my service not public?',
  'How do I deploy from GitHub Actions to AWS?',
];

/** What Ask needs to know of the site. */
export function askSettings(): AskSettings {
  const {algolia, analytics} = readServices();
  return {
    product: site.name,
    discord: site.links.discord,
    issues: site.links.issues,
    suggestions: SUGGESTIONS,
    hasAnalytics: analytics !== null,
    hosted: algolia?.assistant
      ? {appId: algolia.appId, apiKey: algolia.searchKey, indexName: algolia.index, assistant: algolia.assistant}
      : null,
  };
}
