import {describe, expect, it} from 'vitest';
import {type AnswerPart, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {parseHistory, stringifyHistory} from '../../src/ask/history';
import {
  type Turn,
  answeredBefore,
  withAnswerPart,
  withQuestion,
  withRetry,
  withState,
  withoutRunning,
} from '../../src/ask/turns';

const turn = (id: number, state: Turn['state'], text = `Answer ${id}`): Turn => ({
  id,
  question: `Question ${id}`,
  parts: [{id: 'a', type: 'text', spans: [{text}]}],
  state,
  isGenerated: false,
});
const statesOf = (turns: readonly Turn[]) => turns.map(({id, state}) => `${id} ${state}`);

describe('turns of a conversation', () => {
  it.each(['thinking', 'streaming'] as const)('end one that is %s when another question is asked', (state) => {
    const turns = [turn(1, 'failed'), turn(2, state)];
    expect(statesOf(withQuestion(turns, turn(3, 'thinking')))).toEqual(['1 failed', '2 stopped', '3 thinking']);
    expect(statesOf(withRetry(turns, 1))).toEqual(['1 thinking', '2 stopped']);
    expect(statesOf(withoutRunning(turns))).toEqual(['1 failed', '2 stopped']);
  });

  it('begin again with nothing', () => {
    expect(withRetry([turn(1, 'failed')], 1)[0]?.parts).toEqual([]);
  });

  it('take the parts of their own answer until it ends', () => {
    const asked = withQuestion([turn(1, 'done')], turn(2, 'thinking'));
    const begun = withAnswerPart(asked, 2, {id: 'a', type: 'text', spans: []});
    expect(statesOf(begun)).toEqual(['1 done', '2 streaming']);
    expect(begun[0]).toEqual(asked[0]);
    expect(statesOf(withAnswerPart(begun, 2, {type: 'end', state: 'answered'}))).toEqual(['1 done', '2 done']);
    expect(statesOf(withState(begun, 2, 'failed'))).toEqual(['1 done', '2 failed']);
  });

  it('tell an engine what was answered before, in full', () => {
    const turns = [turn(1, 'done'), turn(2, 'stopped'), turn(3, 'failed'), turn(4, 'done')];
    expect(answeredBefore(turns, 3)).toEqual([{question: 'Question 1', answer: 'Answer 1'}]);
  });
});

describe('the stored conversation', () => {
  it('is the newest twelve turns, of which the one that runs has been stopped', () => {
    const turns = Array.from({length: 14}, (_, place) => turn(place + 1, place % 2 ? 'done' : 'stopped'));
    const stored = stringifyHistory([...turns, turn(15, 'failed'), turn(16, 'streaming')]);
    expect(parseHistory(stored)).toEqual([...turns.slice(3), {...turn(16, 'streaming'), state: 'stopped'}]);
    expect(stringifyHistory([turn(1, 'failed')])).toBeNull();
  });

  it('knows what an excerpt leaves out', () => {
    const parts: AnswerPart[] = [
      {id: '1.0', type: 'table', head: [], rows: [], left: 3, cite: 1},
      {id: '1.1', type: 'list', ordered: false, items: [], left: 1, cite: 1},
      {id: '1.rest', type: 'rest', isPage: false, cite: 1},
    ];
    const whole = {...turn(1, 'done'), parts};
    expect(parseHistory(stringifyHistory([whole]))).toEqual([whole]);
    expect(parts.filter(isBody).map(partAsMarkdown).at(-1)).toBe('The whole section: [1]');
  });

  it.each([
    null,
    '',
    'not json',
    'null',
    '[]',
    '{"version":2}',
    '{"version":1,"turns":[]}',
    '{"version":2,"turns":[5]}',
  ])('is none when it reads %j', (stored) => {
    expect(parseHistory(stored)).toEqual([]);
  });

  const parts: AnswerPart[] = [
    {id: 'a', type: 'text', spans: [{text: 'a', code: true, href: '/docs'}], cite: 1},
    {id: 'b', type: 'list', ordered: true, start: 2, items: [[{text: 'a', strong: true}]]},
    {id: 'c', type: 'code', lang: '', title: '', text: ''},
    {id: 'd', type: 'table', head: [[{text: 'a'}]], rows: [[[{text: 'a', href: 'https://example.org/'}]]]},
    {id: 'e', type: 'entry', name: 'a', facts: [['a', [{text: 'a'}]]]},
    {type: 'citation', n: 1, title: 'a', trail: ['a'], url: '/docs'},
    {type: 'nearest', sections: [{title: 'a', trail: [], url: '/docs'}]},
    {type: 'end', state: 'answered'},
  ];

  it('keeps parts of every kind', () => {
    const kept = [{...turn(1, 'done'), parts}];
    expect(parseHistory(stringifyHistory(kept))).toEqual(kept);
  });

  it('drops only the turn that does not fit', () => {
    const turns = [turn(1, 'done'), null, {...turn(2, 'done'), parts: [null]}, turn(3, 'done')];
    expect(statesOf(parseHistory(JSON.stringify({version: 2, turns})))).toEqual(['1 done', '3 done']);
  });

  it.each<Record<string, unknown>>([
    {id: '1'},
    {id: null},
    {question: 5},
    {parts: {}},
    {parts: ['a']},
    {parts: [{type: 'toString'}]},
    {parts: [{type: 'text', id: 'a'}]},
    {parts: [{type: 'text', id: 'a', spans: ['a']}]},
    {parts: [{type: 'text', id: 'a', spans: [{text: 'a', href: 'javascript:alert(1)'}]}]},
    {parts: [{type: 'list', id: 'a', ordered: true, items: [null]}]},
    {parts: [{type: 'table', id: 'a', head: [], rows: [5]}]},
    {parts: [{type: 'entry', id: 'a', name: 'a', facts: [['a']]}]},
    {parts: [{type: 'citation', n: 1, title: 'a', trail: [], url: 'javascript:alert(1)'}]},
    {parts: [{type: 'nearest', sections: null}]},
    {parts: [{type: 'end', state: 'other'}]},
    {state: 'streaming'},
    {isGenerated: undefined},
  ])('drops a turn with %j', (wrong) => {
    expect(parseHistory(JSON.stringify({version: 2, turns: [{...turn(1, 'done'), ...wrong}]}))).toEqual([]);
  });
});
