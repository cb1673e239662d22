import addresses from '@generated/outputs/default/addresses.json';
import {expose} from 'comlink';
import type {AnswerPart} from 'docs-index/answers/answer';
import type {Context} from 'docs-index/answers/question';
import {loadJson, loadOnce, loadText} from '../lib/load-once';
import type {SearchRequest} from 'docs-index/search/search-client';
import {SiteIndex} from './site-index';

const index = new SiteIndex((part) => loadJson(addresses[part]));

const pages = new Map<string, () => Promise<string | null>>();

/** Markdown of a page. Without it, the words of the index have to do: one that isn't there may be gone since. */
function readPage(page: string): Promise<string | null> {
  const load = pages.get(page) ?? loadOnce(() => loadText(`${addresses.root}${page.slice(1)}.md`));
  pages.set(page, load);
  return load().catch(() => null);
}

const loadAnswerer = loadOnce(async () => {
  const [{Answerer}, engine] = await Promise.all([import('docs-index/answers/answerer'), index.loadMeanings()]);
  return new Answerer(engine, readPage, addresses.origin);
});

/** What search and Ask have of the index, which is in one worker for both. */
const site = {
  loadTitles: async (): Promise<void> => void (await index.loadTitles()),
  loadAll: async (): Promise<void> => void (await index.loadAll()),
  search: (requests: readonly SearchRequest[]) => index.search(requests),
  loadAnswers: async (): Promise<void> => void (await loadAnswerer()),
  answer: async (question: string, context: Context): Promise<AnswerPart[]> =>
    (await loadAnswerer()).answer(question, context),
};

export type SiteEngine = typeof site;

expose(site);
