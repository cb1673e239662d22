// How often search and Ask find what answers: a table of all sets of tests/gold, with the intervals that chance leaves (95 %).
// Usage: npm run bench:answers -- [words of the names of sets] [--misses] [--cross]
// With --cross, each page is asked for without the phrases that were written for it: a fifth of the pages at a time has none,
// in the index and in what the vectors are learned from.
import {parseArgs} from 'node:util';
import {learnVectors} from '../plugins/commands/learn-vectors';
import {sectionRecords} from '../plugins/outputs/search/section-records';
import {loadLongQuestions, loadQuestions} from '../plugins/pages/data/facts';
import {loadPages} from '../plugins/remark/load-pages';
import {type AnswerPart, type AnswerState, answerState} from 'docs-index/answers/answer';
import {SETS, measure, readGold, sourcesOf} from '../tests/gold/gold';
import {siteAnswers} from '../tests/gold/site-answers';

/** Bounds of a share by Wilson, in percent. */
function interval(hits: number, all: number): string {
  const z = 1.96;
  const share = hits / all;
  const middle = share + (z * z) / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const bounds = [middle - width, middle + width].map((one) => Math.round((100 * one) / (1 + (z * z) / all)));
  return `${Math.round(100 * share)} (${bounds.join('–')})`;
}

const FOLDS = 5;
const pages = loadPages();
const foldOf = (url = '') => pages.findIndex(({permalink}) => permalink === url.replace(/#.*/, '')) % FOLDS;

/** The site without the phrases of some pages. */
function siteWithout(fold: number) {
  const others = <T>(all: ReadonlyMap<string, T>) => new Map([...all].filter(([url]) => foldOf(url) !== fold));
  const [questions, long] = [others(loadQuestions()), others(loadLongQuestions())];
  const vectors = learnVectors(sectionRecords(pages, questions), (url) => long.get(url) ?? []);
  return siteAnswers(pages, questions, vectors);
}

// The loader of TypeScript makes CommonJS of this file, which can't wait at its top.
void (async () => {
  const {values, positionals} = parseArgs({
    options: {misses: {type: 'boolean'}, cross: {type: 'boolean'}},
    allowPositionals: true,
  });
  const sites = values.cross ? [...Array(FOLDS).keys()].map(siteWithout) : [siteAnswers(pages)];
  const siteOf = (url?: string) => sites[Math.max(0, foldOf(url)) % sites.length] ?? siteAnswers(pages);

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
    const homeOf = new Map(covered.map(({question, urls: [url]}) => [question, url]));
    for (const question of by === 'Ask' ? [...homeOf.keys(), ...notCovered] : [])
      answers.set(question, await siteOf(homeOf.get(question)).answerer.answer(question));
    const answerTo = (question: string) => answers.get(question) ?? [];
    const searchFor = (question: string) => siteOf(homeOf.get(question)).engine.search(question);
    const find = (question: string) => ({
      urls: by === 'Ask' ? sourcesOf(answerTo(question)) : searchFor(question).map(({record}) => record.url),
    });
    const {shares, misses} = measure(covered, find, siteOf().homes);
    const byPage = covered.map((one) => ({...one, urls: one.urls.map((url) => url.replace(/#.*/, ''))}));
    const {shares: ofPages} = measure(byPage, find, siteOf().homes);
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
