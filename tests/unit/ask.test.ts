import type {AnswerPart} from 'docs-index/answers/answer';
import {describe, expect, it} from 'vitest';
import {questionFromUrl} from '../../src/ask/question-from-url';
import {type Turn, parseHistory, questionBefore, stringifyHistory, withQuestion} from '../../src/ask/turns';

const turn = (id: number, state: Turn['state'], text = `Answer ${id}`): Turn => ({
  id,
  question: `Question ${id}`,
  parts: [{id: 'a', type: 'text', spans: [{text}]}],
  state,
});
const statesOf = (turns: readonly Turn[]) => turns.map(({id, state}) => `${id} ${state}`);

describe('turns of a conversation', () => {
  it('take another question, or one once more', () => {
    const turns = [turn(1, 'failed'), turn(2, 'done')];
    expect(statesOf(withQuestion(turns, 3, 'What?'))).toEqual(['1 failed', '2 done', '3 thinking']);
    expect(statesOf(withQuestion(turns, 1, 'What?'))).toEqual(['1 thinking', '2 done']);
    expect(withQuestion(turns, 1, 'What?')[0]?.parts).toEqual([]);
  });

  it('know the question before that was answered', () => {
    const turns = [turn(1, 'done'), turn(2, 'thinking'), turn(3, 'failed'), turn(4, 'done')];
    expect([5, 3, 1].map((id) => questionBefore(turns, id))).toEqual(['Question 4', 'Question 1', undefined]);
  });
});

describe('the stored conversation', () => {
  it('is the newest twelve answers', () => {
    const turns = Array.from({length: 14}, (_, place) => turn(place + 1, 'done'));
    const stored = stringifyHistory([...turns, turn(15, 'failed'), turn(16, 'thinking')]);
    expect(parseHistory(stored)).toEqual(turns.slice(2));
    expect(stringifyHistory([turn(1, 'failed')])).toBeNull();
  });

  it.each([null, 'not json', '[]', '{"version":3,"turns":[]}', '{"version":4,"turns":[5]}'])(
    'is none when it reads %j',
    (stored) => {
      expect(parseHistory(stored)).toEqual([]);
    },
  );

  const parts: AnswerPart[] = [
    {id: 'a', type: 'text', spans: [{text: 'a', code: true, href: '/docs'}], cite: 1},
    {id: 'b', type: 'list', ordered: true, start: 2, items: [[{text: 'a', strong: true}]]},
    {id: 'c', type: 'code', lang: '', title: '', text: ''},
    {id: 'd', type: 'table', head: [[{text: 'a'}]], rows: [[[{text: 'a', href: 'https://example.org/'}]]], left: 3},
    {id: 'e', type: 'entry', name: 'a', facts: [['a', [{text: 'a'}]]]},
    {id: 'f', type: 'rest', isPage: false, cite: 1},
    {type: 'citation', n: 1, title: 'a', trail: ['a'], url: '/docs'},
    {type: 'nearest', sections: [{title: 'a', trail: [], url: '/docs'}]},
    {type: 'end', state: 'sure'},
  ];

  it('keeps parts of every kind', () => {
    const kept = [{...turn(1, 'done'), parts}];
    expect(parseHistory(stringifyHistory(kept))).toEqual(kept);
  });

  it.each<Record<string, unknown>>([
    {id: null},
    {question: 5},
    {parts: ['a']},
    {parts: [null]},
    {parts: [{type: 'text', id: 'a', spans: [null]}]},
    {parts: [{type: 'citation', n: 1, title: 'a', url: '/docs'}]},
    {parts: [{type: 'citation', n: 1, title: 'a', trail: [], url: 'javascript:alert(1)'}]},
    {state: 'thinking'},
  ])('is none when a turn has %j', (wrong) => {
    expect(parseHistory(JSON.stringify({version: 4, turns: [{...turn(1, 'done'), ...wrong}]}))).toEqual([]);
  });
});

describe('the question of the address', () => {
  it('has limited length, and no half of a character, which no address can hold', () => {
    expect(questionFromUrl(`?q=${'a'.repeat(2000)}`)).toHaveLength(500);
    expect(questionFromUrl(`?q=${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
  });
});
