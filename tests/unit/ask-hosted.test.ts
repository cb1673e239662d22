import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {type AnswerPart, isBody, withPart} from 'docs-index/answers/answer';
import {readEvent, readEventStream} from '../../src/ask/event-stream';
import {readGeneratedMarkdown} from 'docs-index/answers/parts';
import {HostedEngine} from '../../src/ask/hosted';
import {textOf} from 'docs-index/markdown/span';
import {answerStream, encodeEvents, tokenOf} from '../support/assistant-stream';

const ORIGIN = 'https://docs.example';
const HOSTED = {
  appId: 'APP',
  apiKey: 'KEY',
  indexName: 'docs',
  assistant: {id: 'ASSISTANT', kind: 'classic' as 'classic' | 'agent'},
};

const RECORDED = answerStream(
  `Set \`domainname\`. See [Domains](${ORIGIN}/docs/concepts/domains#your-own-domain) and [bad](javascript:alert(1)).`,
  {hits: [{url: `${ORIGIN}/docs/concepts/domains`}]},
);

function inPieces(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let start = 0; start < bytes.length; start += size) controller.enqueue(bytes.slice(start, start + size));
      controller.close();
    },
  });
}

const tokenAnswer = () => new Response(JSON.stringify({success: true, token: tokenOf(300)}));

/** A service that gives a token, and answers everything like this. */
const answering = (answer: () => Response) => async (url: string) =>
  url.endsWith('/token') ? tokenAnswer() : answer();

async function answerOf(
  fetcher: (url: string, init: RequestInit) => Promise<Response>,
  signal = new AbortController().signal,
  hosted = HOSTED,
): Promise<AnswerPart[]> {
  vi.stubGlobal('fetch', vi.fn(fetcher));
  let parts: AnswerPart[] = [];
  for await (const part of new HostedEngine(hosted, ORIGIN).ask('How?', {
    history: [{question: 'Before?', answer: 'So.'}],
    signal,
  }))
    parts = withPart(parts, part);
  return parts;
}

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([1, 7, 100_000])(
  'readEventStream does not mind chunks of %i bytes, or an event without its end',
  async (size) => {
    const found: string[] = [];
    for await (const data of readEventStream(inPieces('data: {"a":"é…"}\n\n: comment\r\n\r\ndata:2', size)))
      found.push(data);
    expect(found).toEqual(['{"a":"é…"}', '2']);
  },
);

it.each([
  'not json',
  '[DONE]',
  '5',
  'null',
  '[]',
  '{"type":"reasoning-delta","delta":"x"}',
  '{"type":"file","url":"data:x"}',
])('readEvent ignores %j', (json) => expect(readEvent(json)).toBeNull());

describe('HostedEngine', () => {
  it('asks with a token, and reads text and safe sources', async () => {
    const parts = await answerOf(async (url, init) => {
      if (url.endsWith('/token')) return tokenAnswer();
      const {messages} = JSON.parse(String(init.body)) as {messages: {role: string}[]};
      expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
      expect(new Headers(init.headers).get('authorization')).toMatch(/^TOKEN /);
      return new Response(RECORDED);
    });
    expect(parts.map(({type}) => type)).toEqual(['text', 'citation', 'end']);
    expect(parts[1]).toMatchObject({n: 1, url: '/docs/concepts/domains#your-own-domain', title: 'Domains'});
    expect(parts[0]?.type === 'text' && textOf(parts[0].spans)).toBe('Set domainname. See Domains and bad.');
    expect(JSON.stringify(parts)).not.toContain('javascript:');
  });

  it('asks an agent of Agent Studio at the address of the application, without a token', async () => {
    const asked: string[] = [];
    const fetcher = async (url: string, init: RequestInit) => {
      asked.push(url);
      const headers = new Headers(init.headers);
      expect(headers.get('x-algolia-application-id')).toBe('APP');
      expect(headers.get('x-algolia-api-key')).toBe('KEY');
      expect(headers.get('authorization')).toBeNull();
      return new Response(RECORDED);
    };
    const agent = {...HOSTED, assistant: {id: 'AGENT', kind: 'agent' as const}};
    const parts = await answerOf(fetcher, undefined, agent);
    expect(parts.at(-1)).toEqual({type: 'end', state: 'answered'});
    expect(asked).toEqual([
      'https://APP.algolia.net/agent-studio/1/agents/AGENT/completions?stream=true&compatibilityMode=ai-sdk-5',
    ]);
  });

  it.each([
    ['A\n\n-', '--', '\n\nB'],
    [...'1. Run:\n\n   ```shell\n   x up\n   ```\n\n2. Wait:\n   - a\n   - b\n3. Look.\n\n> Or:\n> - c\n\n***\nEnd.'],
  ])('shows in the end what it would show of the whole text at once', async (...deltas) => {
    const events = deltas.map((delta) => ({type: 'text-delta', delta}));
    const parts = await answerOf(answering(() => new Response(encodeEvents(events))));
    expect(parts.filter(isBody)).toEqual(readGeneratedMarkdown(deltas.join('')));
  });

  it('finds links in the items of lists and the cells of tables', async () => {
    const markdown = '- [A](/docs/a)\n  - [B](/docs/b)\n\n| [C](/docs/c) |\n|---|\n| [D](/docs/d) |\n';
    const parts = await answerOf(answering(() => new Response(answerStream(markdown))));
    expect(parts.flatMap((part) => (part.type === 'citation' ? part.title : []))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('renews a token that the service refuses, once', async () => {
    let chats = 0;
    let tokens = 0;
    const parts = await answerOf(async (url) => {
      if (url.endsWith('/token')) {
        tokens += 1;
        return tokenAnswer();
      }
      chats += 1;
      return chats === 1 ? new Response('expired', {status: 401}) : new Response(RECORDED);
    });
    expect([tokens, chats]).toEqual([2, 2]);
    expect(parts.at(-1)).toEqual({type: 'end', state: 'answered'});
  });

  it.each([
    ['no token', async () => new Response(JSON.stringify({success: false, message: 'Unknown assistant'}))],
    ['a failure', answering(() => new Response('', {status: 500}))],
    ['an error event', answering(() => new Response(encodeEvents([{type: 'error', errorText: 'Too many'}])))],
    ['an empty answer', answering(() => new Response(encodeEvents(['[DONE]'])))],
  ])('fails on %s', async (_, fetcher) => {
    await expect(answerOf(fetcher)).rejects.toThrow();
  });

  it('works without session storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const parts = await answerOf(answering(() => new Response(RECORDED)));
    expect(parts.at(-1)?.type).toBe('end');
  });
});
