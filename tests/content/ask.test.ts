import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {passagesOf} from '../../plugins/outputs/ask/passages';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {type AnswerPart, isBody, textOf} from '../../src/ask/answer';
import {Answerer} from '../../src/ask/answerer';
import {expectNone} from '../support/expect-none';
import {checkGold, readGold} from '../support/gold';
import {allPages, unreadablePages} from '../support/pages';

interface Gold {
  covered: {kind: string; question: string; urls: string[]}[];
  notCovered: string[];
}

const FLOOR = 0.9;
const GOLD = 'tests/fixtures/ask-gold.json';
const gold = readGold<Gold>(GOLD);
const pages = allPages();
const records = sectionRecords(pages);
const answerer = new Answerer(passagesOf(pages, [site.slug]));
const answers = gold.covered.map((entry) => ({...entry, parts: answerer.answer(entry.question)}));

const addresses = new Set(records.map(({url}) => url));
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const citationsOf = (parts: AnswerPart[]) => parts.filter((part) => part.type === 'citation');

/** An address without anchor stands for any section of its page. */
const answersAt = (wanted: string, url: string) =>
  wanted === url || (!wanted.includes('#') && url.split('#')[0] === wanted);

/** Everything that an answer quotes: sentence, item, cell or code, with the section that it cites. */
function quotesOf(parts: AnswerPart[]): {text: string; url: string}[] {
  const urls = new Map(citationsOf(parts).map(({n, url}) => [n, url]));
  return parts.filter(isBody).flatMap((part) => {
    const url = urls.get(part.cite ?? 0) ?? '';
    const texts = {
      text: () => (part.type === 'text' ? part.sentences.map(textOf) : []),
      list: () => (part.type === 'list' ? part.items.map(textOf) : []),
      table: () => (part.type === 'table' ? part.rows.flat().map(textOf) : []),
      code: () => (part.type === 'code' ? [part.text] : []),
      entry: () => (part.type === 'entry' ? [part.name, ...part.facts.map(([, text]) => textOf(text))] : []),
    }[part.type]();
    return texts.map((text) => ({text, url}));
  });
}

// A page that cannot be read is told of once (pages.test.ts), not by all that it would have answered.
describe.skipIf(unreadablePages().length > 0)('Ask', () => {
  it('is asked at least 60 questions, whose answers exist', () => {
    expect(gold.covered.length).toBeGreaterThanOrEqual(60);
    expectNone(checkGold(GOLD, gold.covered, addresses));
  });

  it(`cites the section that answers among the first three for ${FLOOR * 100} % of them`, () => {
    const missed = answers.filter(
      ({urls, parts}) =>
        !citationsOf(parts)
          .slice(0, 3)
          .some(({url}) => urls.some((wanted) => answersAt(wanted, url))),
    );
    const share = 1 - missed.length / answers.length;
    expect(
      share,
      missed
        .map(
          ({question, parts}) =>
            `${question} -> ${citationsOf(parts)
              .map(({url}) => url)
              .join(' ')}`,
        )
        .join('\n'),
    ).toBeGreaterThanOrEqual(FLOOR);
  });

  it('quotes word for word from the section that it cites', () => {
    const texts = new Map(
      records.map((record) => [
        record.url,
        squeeze([record.hierarchy[record.type], record.content, record.code].join(' ')),
      ]),
    );
    const invented = answers.flatMap(({question, parts}) =>
      quotesOf(parts)
        .filter(({text, url}) => !texts.get(url)?.includes(squeeze(text)))
        .map(({text, url}) => `${question} (${url}): ${text}`),
    );
    expectNone(invented);
  });

  it('says so when the docs do not cover a question', () => {
    for (const question of gold.notCovered)
      expect(answerer.answer(question).at(-1), question).toEqual({type: 'end', state: 'not-covered'});
  });

  it('takes the question before into account', () => {
    const before = 'How do I connect my app to managed Postgres?';
    const urls = citationsOf(answerer.answer('and for Redis?', before)).map(({url}) => url);
    expect(urls.some((url) => url.includes('managed-redis'))).toBe(true);
  });

  it('survives whatever is typed', () => {
    for (const question of [
      '',
      ' ',
      '?',
      '<script>alert(1)</script>',
      '"\'`\\',
      '--',
      'a'.repeat(5000),
      '😀😀',
      '((((',
      '__proto__',
      'constructor',
    ]) {
      expect(answerer.answer(question).at(-1)?.type).toBe('end');
    }
  });
});
