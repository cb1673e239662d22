import type {RootContent} from 'mdast';
import {beforeAll, describe, expect, it} from 'vitest';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import {anchorsOf} from '../../plugins/pages/site-map';
import {looksPasted} from 'compose-check/kind-of';
import {type AnswerPart, answerState, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {entriesOf, readSection} from 'docs-index/answers/quote';
import {textOf} from 'docs-index/markdown/span';
import {pageTitle, titleOf} from 'docs-index/search/record';
import {isWhole, sample} from '../../tools/sample';
import {FILES, SETS, checkGold, floorOf, measure, readGold, sourcesOf} from '../gold/gold';
import {siteAnswers} from '../gold/site-answers';
import {checkQuestions} from '../support/checks/questions';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';
import {allPages, unreadablePages} from '../support/pages';

const pages = allPages();
const {records, engine, answerer, textOfPage, homes} = siteAnswers(pages);
const addresses = new Set(records.map(({url}) => url));

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const citationsOf = (parts: AnswerPart[]) => parts.filter((part) => part.type === 'citation');

/** What an answer says, without the titles of its sections, which cite nothing. */
const saidBy = (parts: AnswerPart[]): string =>
  parts
    .filter(isBody)
    .filter(({cite, type}) => cite !== undefined && type !== 'rest')
    .map(partAsMarkdown)
    .join('\n')
    .toLowerCase();

const wordsOf = (parts: AnswerPart[]): number => saidBy(parts).split(/\s+/).length;

/** Largest share of questions that the docs don't answer, and that get an answer as if they did. */
const MOST_SURE = 0.05;

/** Most words that half of the answers may have, code included. */
const MEDIAN_WORDS = 170;

/** Everything that an answer quotes, with the section that it cites. */
function quotesOf(parts: AnswerPart[]): {text: string; url: string}[] {
  const urls = new Map(citationsOf(parts).map(({n, url}) => [n, url]));
  return parts.filter(isBody).flatMap((part) => {
    const url = urls.get(part.cite ?? 0);
    if (url === undefined) return [];
    const texts = {
      text: () => (part.type === 'text' ? [textOf(part.spans)] : []),
      list: () => (part.type === 'list' ? part.items.map(textOf) : []),
      // A cell may contain a name and a mark of a release, which a record keeps apart.
      table: () => (part.type === 'table' ? part.rows.flat(2).map(({text}) => text) : []),
      code: () => (part.type === 'code' ? [part.text] : []),
      entry: () => (part.type === 'entry' ? [part.name, ...part.facts.map(([, text]) => textOf(text))] : []),
      rest: () => [],
    }[part.type]();
    return texts.map((text) => ({text, url}));
  });
}

/** Text of every section, with that of the rows of its tables that are sections of their own. */
const texts = new Map<string, string>();
let heading = '';
for (const record of records) {
  const text = squeeze([record.hierarchy[record.type], record.content, record.code].join(' '));
  texts.set(record.url, text);
  if (record.kind === 'row') texts.set(heading, `${texts.get(heading)} ${text}`);
  else heading = record.url;
}

/** Of some 2,000 questions, the share that an ordinary run asks. */
const ASKED = {search: 0.4, Ask: 0.16};
const asked = (set: (typeof SETS)[number]) => {
  const {covered, notCovered} = readGold(set);
  const some = <T>(all: T[]) => sample(all, Math.ceil(all.length * ASKED[set.by]));
  return {covered: some(covered), notCovered: some(notCovered)};
};

/** Answers to these questions. */
const answers = new Map<string, AnswerPart[]>();
const answerTo = (question: string): AnswerPart[] => answers.get(question) ?? [];

beforeAll(async () => {
  if (unreadablePages().length > 0) return;
  for (const {covered, notCovered} of SETS.filter(({by}) => by === 'Ask').map(asked))
    for (const question of [...covered.map((one) => one.question), ...notCovered])
      answers.set(question, await answerer.answer(question));
  // Generous, because a busy machine is slow and not wrong.
}, 600_000);

const findBy = {
  search: (question: string) => ({urls: engine.search(question).map(({record}) => record.url)}),
  Ask: (question: string) => ({
    urls: sourcesOf(answerTo(question)),
    said: saidBy(answerTo(question)),
  }),
};

it('search records have the anchors of the built pages', () => {
  const anchors = new Map(pages.map((page) => [page.permalink, anchorsOf(page)]));
  const wrong = records.filter(({url}) => {
    const [path = '', anchor] = url.split('#');
    return !anchors.has(path) || (anchor !== undefined && !anchors.get(path)?.has(anchor));
  });
  expectNone(wrong.map(({url}) => `${url}: the built page has no such anchor.`));
});

it('search records have the place of their section in the Markdown of the page, with their entry', () => {
  let blocks: RootContent[] | null = null;
  const lost = engine.records.filter((record) => {
    if (record.kind === 'row') return entriesOf(blocks ?? [], pageTitle(titleOf(record))).length === 0;
    blocks = readSection(record, textOfPage(record.url) ?? '', ORIGIN);
    return blocks === null;
  });
  expectNone(lost.map(({url}) => `${url} isn't in the Markdown of its page, so Ask can't quote it.`));
});

describe("readers' words", () => {
  it('name pages and sections that exist, and each phrase belongs to one of them', () => {
    const files = readFiles(findFiles(['src/data/questions'], /\.yaml$/));
    expect(files.length).toBeGreaterThan(0);
    const long = readFiles(['src/data/long-questions.yaml']);
    expectNone([...checkQuestions(files, addresses), ...checkQuestions(long, addresses)]);
  });
});

// A page that can't be read is reported once (pages.test.ts), not for every question that it would have answered.
describe.skipIf(unreadablePages().length > 0)('known answers', () => {
  it.each(FILES)('exist: $file', ({file, least}) => {
    const parts = new Set(SETS.filter((set) => set.file === file).map(({part}) => part));
    const covered = [...parts].flatMap((part) => readGold({file, ...(part && {part})}).covered);
    expect(new Set(covered.map(({question}) => question)).size).toBeGreaterThanOrEqual(least);
    expectNone(checkGold(file, covered, addresses));
  });

  // A few questions of a file say little, so those of an ordinary run are judged together.
  const judged = (['search', 'Ask'] as const).flatMap((by) => {
    const floors = FILES.flatMap(({file, floors: {[by]: floor}}) => (floor ? [{file, floor}] : []));
    return isWhole ? floors.map((one) => ({by, name: one.file, floors: [one]})) : [{by, name: 'all', floors}];
  });

  it.each(judged)('are found by $by: $name', ({by, floors}) => {
    const files = floors.map(({file, floor}) => {
      const sets = SETS.filter((set) => set.by === by && set.file === file);
      return {floor, questions: sets.flatMap((set) => asked(set).covered)};
    });
    const questions = files.flatMap((one) => one.questions);
    const {shares, misses} = measure(questions, findBy[by], homes);
    const report = `${JSON.stringify(shares)}\n${misses.join('\n')}`;
    const least = floorOf(files.map(({floor, questions: {length}}) => [floor, length]));
    for (const [name, share] of Object.entries(least)) {
      // What luck does to a sample.
      const chance = isWhole ? 0 : 3 * Math.sqrt((share * (1 - share)) / questions.length);
      expect(shares[name as keyof typeof shares], `${name} of ${report}`).toBeGreaterThanOrEqual(share - chance);
    }
  });

  const ofAsk = SETS.filter(({by}) => by === 'Ask').map(asked);

  it('are no messages that the search offers to check', () => {
    const {covered} = readGold({file: 'tests/gold/search.json'});
    expect(covered.filter(({question}) => !/[:;"(]/.test(question) && looksPasted(question))).toEqual([]);
  });

  it('are quoted word for word from the sections that are cited, by Ask', () =>
    expectNone(
      ofAsk
        .flatMap(({covered}) => covered)
        .flatMap(({question}) =>
          quotesOf(answerTo(question))
            // The index leaves out lists of messages, which have pages of their own.
            .filter(
              ({text, url}) =>
                ![texts.get(url), textOfPage(url)].some((all) => squeeze(all ?? '').includes(squeeze(text))),
            )
            .map(({text, url}) => `${question} (${url}): ${text}`),
        ),
    ));

  it('are hardly ever called sure where the docs have none, by Ask', () => {
    const notCovered = ofAsk.flatMap((set) => set.notCovered);
    const sure = notCovered.filter((question) => answerState(answerTo(question)) === 'sure');
    expect(sure.length, sure.join('\n')).toBeLessThanOrEqual(Math.ceil(notCovered.length * MOST_SURE));
  });
});

describe.skipIf(unreadablePages().length > 0)('Ask', () => {
  const BEFORE = 'How do I connect my app to managed Postgres?';
  const citedAfter = async (question: string, before = BEFORE) =>
    citationsOf(await answerer.answer(question, {before})).map(({url}) => url);

  it('quotes the part that answers, and not whole sections', () => {
    const lengths = [...answers.values()].map(wordsOf).sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(MEDIAN_WORDS);
  });

  it.each(['and for Redis?', 'redis?', 'does it work with redis?'])(
    'leans on the question before: %s',
    async (question) => {
      expect((await citedAfter(question)).some((url) => url.includes('managed-redis'))).toBe(true);
    },
  );

  it.each([
    ['and on Azure?', BEFORE, 'managed-postgres'],
    ['And on Google Cloud?', 'How do I use my own domain?', 'domain'],
  ])('keeps the subject: %s', async (question, before, subject) => {
    const answer = (await answerer.answer(question, {before})).filter(isBody).map(partAsMarkdown).join('\n');
    expect([...(await citedAfter(question, before)), answer].join('\n')).toContain(subject);
  });

  it('uses what the reader has chosen', async () => {
    const questions = ['Where are secrets stored?', 'How do I get a shell in a container?', 'Where are my logs?'];
    const isAbout = async (question: string, one: string) =>
      citationsOf(await answerer.answer(question, {chosen: [one]})).some(({url}) => url.includes('azure'));
    const led = questions.map(async (one) => (await isAbout(one, 'azure')) && !(await isAbout(one, 'gcp')));
    expect(await Promise.all(led)).toContain(true);
  });

  it('lets a question stand alone that says enough', async () => {
    expect((await citedAfter('How do I estimate the price of a GPU?')).join()).not.toContain('postgres');
  });
});
