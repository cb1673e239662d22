import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {site} from '../../config/site';
import {Engine} from '../../src/search/embedded/engine';
import {type PackedRecords, packRecords} from '../../src/search/embedded/pack';
import {loadPages} from '../pages/load-pages';
import {expandTokens, siteTokens} from '../tokens/expand';
import {sectionRecords} from './section-records';

const QUERIES = 'tests/fixtures/search-gold.json';
const ROUNDS = 3;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Prints size of the file that a reader loads, time to make the index from it, and time of a query. */
export function benchSearch(): void {
  const json = JSON.stringify(packRecords(sectionRecords(loadPages()), [site.slug]));
  const start = performance.now();
  const engine = Engine.fromPacked(JSON.parse(json) as PackedRecords);
  const load = performance.now() - start;
  const source = expandTokens(readFileSync(QUERIES, 'utf8'), siteTokens());
  const queries = (JSON.parse(source) as {query: string}[]).map(({query}) => query);
  const times = Array.from({length: ROUNDS}, () => queries)
    .flat()
    .map((query) => {
      const begin = performance.now();
      engine.search(query);
      return performance.now() - begin;
    })
    .sort((a, b) => a - b);
  const at = (share: number): string => milliseconds(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(
    `${engine.records.length} sections: ${kilobytes(json.length)} raw, ${kilobytes(gzipSync(json, {level: 9}).length)} gzip`,
  );
  console.log(`Index made in ${milliseconds(load)}`);
  console.log(`${times.length} queries: median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`);
}
