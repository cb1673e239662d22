import {site} from '../../config/site';
import type {PageList} from 'docs-index/pages';
import type {AskSettings} from '../../src/search/settings';
import {readOutline} from '../pages/outline';
import {loadProviders} from '../pages/data/providers';
import {homeFigure} from './home-figure';
import {ORIGIN} from './markdown/addresses';
import {type LoadedFile, LOADED_FILES, hashedAddress} from './loaded-files';

const askSettings = (): AskSettings => ({
  product: site.name,
  discord: site.links.discord,
  issues: site.links.issues,
  suggestions: [
    'How do I set a config value?',
    'How do I use my own domain name?',
    'How do I estimate the cost of my project?',
    'Which providers support managed Redis?',
    'Why is my service not public?',
    'How do I deploy from GitHub Actions to AWS?',
  ],
});

/** The pages that a wrong address may have meant. */
const nearestPages = (): PageList =>
  [...readOutline().pages.values()].flatMap((page) => ('file' in page ? [[page.permalink, page.title]] : []));

const addresses = (baseUrl: string) => ({
  ...Object.fromEntries(
    (Object.keys(LOADED_FILES) as LoadedFile[]).map((name) => [name, `${baseUrl}${hashedAddress(name).slice(1)}`]),
  ),
  root: baseUrl,
  origin: ORIGIN,
});

/**
 * Data for code that only some pages have: it imports its file, such as `@generated/outputs/default/home-figure.json`,
 * and no other page loads it. src/generated.d.ts has the types.
 */
export const pageData = (baseUrl: string): Record<string, object> => ({
  'addresses.json': addresses(baseUrl),
  'ask-settings.json': askSettings(),
  'home-figure.json': homeFigure(),
  'nearest-pages.json': nearestPages(),
  'providers.json': loadProviders().providers,
});
