// How often search and Ask find what answers: a table of all sets of tests/gold, with the intervals that chance leaves (95 %).
// Usage: npm run bench:answers -- [words of the names of sets] [--misses]
import {parseArgs} from 'node:util';
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

// The loader of TypeScript makes CommonJS of this file, which can't wait at its top.
void (async () => {
  const {values, positionals} = parseArgs({options: {misses: {type: 'boolean'}}, allowPositionals: true});
  const {engine, answerer, homes} = siteAnswers(loadPages());

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
