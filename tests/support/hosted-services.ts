import type {Page, Request, Route} from '@playwright/test';
import {SETTINGS} from './settings-build';

const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
const SEARCH = /^https:\/\/testapp-(?:dsn\.algolia\.net|\d\.algolianet\.com)\//;
const ASSISTANT = /^https:\/\/askai\.algolia\.com\//;

interface SearchQuery {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
}

/** What the site asks for at first, and more of at each "Show more results". */
const HITS_PER_PAGE = 20;

/** Fields of a hit that a test cares about; the rest is as DocSearch's crawler writes it. */
export interface Hit {
  url: string;
  lvl0?: string;
  lvl1?: string;
  lvl2?: string | null;
  content?: string | null;
  breadcrumb?: string[];
}

const marked = (text: string, query: string) => ({
  value: text.replace(query, `<mark>${query}</mark>`),
  matchLevel: text.includes(query) ? 'full' : 'none',
  matchedWords: text.includes(query) ? [query] : [],
});

function record(hit: Hit, query: string): object {
  const {url, lvl0 = 'Documentation', lvl1 = 'Page', lvl2 = null, content = null, breadcrumb} = hit;
  const hierarchy = {lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const found = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, marked(text, query)]] : [])),
  );
  const text = content ? {content: marked(content, query)} : {};
  return {
    objectID: url,
    url,
    url_without_anchor: url.split('#')[0],
    anchor: url.split('#')[1] ?? null,
    type: content ? 'content' : lvl2 ? 'lvl2' : 'lvl1',
    content,
    hierarchy,
    ...(breadcrumb && {breadcrumb}),
    _highlightResult: {hierarchy: found, ...text},
    _snippetResult: {hierarchy: found, ...text},
  };
}

/**
 * Answers for the hosted search, in the shape of https://www.algolia.com/doc/rest-api/search/search-multiple-indices.
 *
 * @param hits that every query finds; null for a service that cannot be reached
 * @returns the queries that arrive
 */
export async function standInSearch(
  page: Page,
  hits: Hit[] | null,
  {nbHits = hits?.length ?? 0, nbPages = 1} = {},
): Promise<{queries: SearchQuery[]; requests: Request[]}> {
  const seen = {queries: [] as SearchQuery[], requests: [] as Request[]};
  await page.unroute(SEARCH);
  await page.route(SEARCH, (route) => {
    seen.requests.push(route.request());
    const {requests} = route.request().postDataJSON() as {requests: SearchQuery[]};
    seen.queries.push(...requests);
    if (!hits) return route.abort();
    const results = requests.map(({query, page: at = 0, hitsPerPage = HITS_PER_PAGE, indexName}) => ({
      // Whoever asks for more at once gets what further pages would have.
      hits: Array.from({length: Math.ceil(hitsPerPage / HITS_PER_PAGE)}, (_, further) => at + further).flatMap((part) =>
        hits.map((hit) => record({...hit, url: part ? hit.url.replace(/(#|$)/, `?page=${part}$1`) : hit.url}, query)),
      ),
      nbHits,
      page: at,
      nbPages,
      hitsPerPage,
      query,
      index: indexName,
    }));
    return route.fulfill({headers: CORS, json: {results}});
  });
  return seen;
}

/** A token as the service makes them: its payload, then a signature that only the service reads. */
const tokenOf = (seconds: number): string =>
  `${Buffer.from(JSON.stringify({exp: Math.round(Date.now() / 1000) + seconds})).toString('base64')}.signature`;

interface AssistantCalls {
  tokens: number;
  /** Bodies of the questions, with the token they were sent with. */
  chats: {token: string; index: string; assistant: string; messages: {role: string; parts: {text?: string}[]}[]}[];
}

/**
 * Answers for the assistant as DocSearch 4.7.0 calls it: a token, then a stream of events.
 *
 * @param chat answers a question; `count` counts them from 1
 */
export async function standInAssistant(
  page: Page,
  chat: (route: Route, count: number) => Promise<void>,
): Promise<AssistantCalls> {
  const calls: AssistantCalls = {tokens: 0, chats: []};
  await page.unroute(ASSISTANT);
  await page.route(ASSISTANT, async (route) => {
    const request = route.request();
    if (request.url().endsWith('/token')) {
      calls.tokens += 1;
      return route.fulfill({headers: CORS, json: {success: true, token: tokenOf(300)}});
    }
    const headers = request.headers();
    calls.chats.push({
      ...(request.postDataJSON() as AssistantCalls['chats'][number]),
      token: headers.authorization ?? '',
      index: headers['x-algolia-index-name'] ?? '',
      assistant: headers['x-algolia-assistant-id'] ?? '',
    });
    return chat(route, calls.chats.length);
  });
  return calls;
}

/** Fulfils a question with an answer, in the protocol of the AI SDK 5: https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol */
export function streamAnswer(route: Route, markdown: string): Promise<void> {
  const pieces = markdown.match(/[^]{1,12}/g) ?? [];
  const call = {toolCallId: 'call_1', toolName: 'searchIndex'};
  const events = [
    {type: 'start', messageId: 'msg_1'},
    {type: 'start-step'},
    {type: 'tool-input-start', ...call},
    {type: 'tool-input-available', ...call, input: {query: 'domain'}},
    {type: 'tool-output-available', toolCallId: 'call_1', output: {query: 'domain', hits: []}},
    {type: 'finish-step'},
    {type: 'start-step'},
    {type: 'text-start', id: 't1'},
    ...pieces.map((delta) => ({type: 'text-delta', id: 't1', delta})),
    {type: 'text-end', id: 't1'},
    {type: 'finish-step'},
    {type: 'finish'},
  ];
  return route.fulfill({
    headers: {...CORS, 'Content-Type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'},
    body: [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
  });
}

/** Answers for the analytics service, or not, and records the requests. */
export async function standInAnalytics(page: Page, isUp = true): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/segment\.(com|io)/, (route) => {
    requests.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    if (!isUp) return route.abort();
    const integrations = {'Segment.io': {apiKey: SETTINGS.ANALYTICS_WRITE_KEY}};
    return route.fulfill({headers: CORS, json: {integrations, plan: {}, success: true}});
  });
  return requests;
}
