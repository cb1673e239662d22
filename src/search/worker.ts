import addresses from '@generated/outputs/default/addresses.json';
import {expose} from 'comlink';
import type {AnswerPart} from '../ask/engine/answer';
import type {Passages} from '../ask/engine/passages';
import {loadJson, loadOnce} from '../lib/load-once';
import type {SearchRequest} from './engine/search-client';
import {SiteIndex} from './engine/site-index';

const index = new SiteIndex((part) => loadJson(addresses[part]));

const loadAnswerer = loadOnce(async () => {
  const [{Answerer}, passages] = await Promise.all([
    import('../ask/engine/answerer'),
    loadJson<Passages>(addresses.passages),
  ]);
  return new Answerer(passages);
});

/** What search and Ask have of the index, which is in one worker for both. */
const site = {
  loadTitles: async (): Promise<void> => void (await index.loadTitles()),
  loadAll: async (): Promise<void> => void (await index.loadAll()),
  search: (requests: readonly SearchRequest[]) => index.search(requests),
  answer: async (question: string, before?: string): Promise<AnswerPart[]> =>
    (await loadAnswerer()).answer(question, before),
};

export type SiteEngine = typeof site;

expose(site);
