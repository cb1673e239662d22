// How often search and Ask find what answers: a table of all sets of tests/gold, with the intervals that chance leaves (95 %).
// Usage: npm run bench:answers -- [words of the names of sets] [--misses]
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {site} from '../config/site';
import {ORIGIN} from '../plugins/outputs/markdown/addresses';
import {markdownOf} from '../plugins/outputs/markdown/agent-files';
import {VECTORS} from '../plugins/outputs/search/search-files';
import {sectionRecords} from '../plugins/outputs/search/section-records';
import {loadPages} from '../plugins/remark/load-pages';
import {type AnswerPart, type AnswerState, answerState} from 'docs-index/answers/answer';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import {packRecords} from 'docs-index/search/pack';
import {type PackedVectors, Vectors} from 'docs-index/vectors/vectors';
import {SETS, homesOf, measure, readGold, sourcesOf} from '../tests/gold/gold';

/** Bounds of a share by Wilson, in percent. */
function interval(hits: number, all: number): string {
  const z = 1.96;
  const share = hits / all;
  const middle = share + (z * z) / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const bounds = [middle - width, middle + width].map((one) => Math.round((100 * one) / (1 + (z * z) / all)));
  return `${Math.round(100 * share)} (${bounds.join('–')})`;
}

// The loader of TypeScript makes CommonJS of this file, which can't wait at its top.
void (async () => {
  const {values, positionals} = parseArgs({options: {misses: {type: 'boolean'}}, allowPositionals: true});
  const pages = loadPages();
  const markdown = new Map(pages.map((page) => [page.permalink, markdownOf(page)]));
  const placesOf = (url: string) => markdown.get(url)?.places ?? [];
  const engine = Engine.fromPacked(packRecords(sectionRecords(pages), [site.slug], placesOf));
  engine.vectors = new Vectors(JSON.parse(readFileSync(VECTORS, 'utf8')) as PackedVectors);
  const homes = homesOf(engine.records);
  const answerer = new Answerer(engine, async (page) => markdown.get(page)?.text ?? null, ORIGIN);

  console.log(
    '| Set | Questions | First | Among three | Page first | Page among three | Unsure | Refused | Not covered | Of these sure |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const set of SETS) {
    const {file, part = '', by} = set;
    const name = `${file.replace(/^.*\/|\.json$/g, '')} ${part} by ${by}`;
    if (!positionals.every((word) => name.includes(word))) continue;
    const {covered, notCovered} = readGold(set);
    const answers = new Map<string, AnswerPart[]>();
    for (const question of [...covered.map((one) => one.question), ...notCovered])
      answers.set(question, await answerer.answer(question));
    const answerTo = (question: string) => answers.get(question) ?? [];
    const find = (question: string) => ({
      urls: by === 'Ask' ? sourcesOf(answerTo(question)) : engine.search(question).map(({record}) => record.url),
    });
    const {shares, misses} = measure(covered, find, homes);
    const byPage = covered.map((one) => ({...one, urls: one.urls.map((url) => url.replace(/#.*/, ''))}));
    const {shares: ofPages} = measure(byPage, find, homes);
    const count = (questions: string[], state: AnswerState) =>
      by === 'Ask' ? questions.filter((one) => answerState(answerTo(one)) === state).length : '';
    const asked = covered.map(({question}) => question);
    const share = (one: number) => (asked.length === 0 ? '' : interval(one * asked.length, asked.length));
    const states = [count(asked, 'unsure'), count(asked, 'not-covered'), notCovered.length, count(notCovered, 'sure')];
    const found = [shares.first, shares.three, ofPages.first, ofPages.three].map(share);
    console.log(`| ${[name, asked.length, ...found, ...states].join(' | ')} |`);
    if (values.misses) console.log(misses.join('\n'));
  }
})();
