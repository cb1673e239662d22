import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {Engine} from '../../src/search/engine/engine';
import {packRecords} from '../../src/search/engine/pack';
import {anchorsOf} from '../../plugins/pages/anchors';
import {checkQuestions} from '../support/checks/questions';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';
import {answersAt, checkGold, readGold} from '../support/gold';
import {allPages, unreadablePages} from '../support/pages';

interface Gold {
  query: string;
  kind: string;
  /** Pages or sections that answer; a page stands for all of its sections. */
  urls: string[];
  /** Why an entry was corrected after the engine had been asked. */
  note?: string;
}

/** Share of queries whose first hit is right, and with a right one among the first three; mean of nDCG@10. */
const FLOOR = {first: 0.9, three: 0.97, ndcg: 0.94};
const LEAST_QUERIES = 150;

const GOLD = 'tests/fixtures/search-gold.json';
const gold = readGold<Gold[]>(GOLD);
const pages = allPages();
const records = sectionRecords(pages);
const engine = Engine.fromPacked(packRecords(records, [site.slug]));

/** Addresses of everything that can be found. */
const known = new Set(records.map(({url}) => url));

const found = new Map(gold.map(({query}) => [query, engine.search(query).map(({record}) => record.url)]));

/** Place of the first right hit, from 0; -1 when there's none. */
const placeOf = ({query, urls}: Gold): number => found.get(query)?.findIndex((url) => answersAt(urls, url)) ?? -1;

describe('search records', () => {
  it('have the anchors of the built pages', () => {
    const anchors = new Map(pages.map((page) => [page.permalink, anchorsOf(page)]));
    const wrong = records.filter(({url}) => {
      const [path = '', anchor] = url.split('#');
      return !anchors.has(path) || (anchor !== undefined && !anchors.get(path)?.has(anchor));
    });
    expectNone(wrong.map(({url}) => `${url}: the built page has no such anchor.`));
  });
});

describe("readers' words", () => {
  it('name pages and sections that exist, and each phrase belongs to one of them', () => {
    const files = readFiles(findFiles(['src/data/questions'], /\.yaml$/));
    expect(files.length).toBeGreaterThan(0);
    expectNone(checkQuestions(files, known));
  });
});

// A page that can't be read is reported once (pages.test.ts), not for every query that it would have answered.
describe.skipIf(unreadablePages().length > 0)('search relevance', () => {
  it('is asked what readers ask', () => {
    expect(gold.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(new Set(gold.map(({query}) => query)).size).toBe(gold.length);
  });

  it('expects pages and sections that exist', () => {
    expectNone(checkGold(GOLD, gold, known));
  });

  it('stays above the floors', () => {
    const places = gold.map((entry) => ({entry, place: placeOf(entry)}));
    const share = (limit: number) => places.filter(({place}) => place >= 0 && place < limit).length / gold.length;
    // One right hit is enough: the gain of the first, by its place.
    const gains = places.map(({place}) => (place >= 0 && place < 10 ? 1 / Math.log2(place + 2) : 0));
    const ndcg = gains.reduce((sum, gain) => sum + gain, 0) / gold.length;
    const misses = places
      .filter(({place}) => place < 0 || place > 2)
      .map(({entry, place}) => `"${entry.query}" (${entry.kind}): place ${place}`);
    const report = `first ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} %, nDCG@10 ${ndcg.toFixed(3)}\n${misses.join('\n')}`;
    expect(share(1), report).toBeGreaterThanOrEqual(FLOOR.first);
    expect(share(3), report).toBeGreaterThanOrEqual(FLOOR.three);
    expect(ndcg, report).toBeGreaterThanOrEqual(FLOOR.ndcg);
  });

  it('shows at most three sections of a page', () => {
    for (const urls of found.values()) {
      const counts = new Map<string, number>();
      for (const url of urls) {
        const path = url.split('#')[0] ?? '';
        counts.set(path, (counts.get(path) ?? 0) + 1);
      }
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(3);
    }
  });
});
