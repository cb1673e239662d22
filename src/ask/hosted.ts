// DocSearch 4.7.0 doesn't export its transport. This is the same protocol: packages/docsearch-react/src/askai.ts and
// useAskAi.ts in https://github.com/algolia/docsearch. Remove when it is exported.
import {safeUrl} from 'docs-index/markdown/safe-url';
import type {Span} from 'docs-index/markdown/span';
import type {AnswerPart, AskOptions, BodyPart, Source} from 'docs-index/answers/answer';
import {readEvent, readEventStream} from './event-stream';
import {readGeneratedMarkdown} from 'docs-index/answers/parts';
import type {AskSettings} from './settings';

/** Where classic assistants answer. */
const SERVICE = 'https://askai.algolia.com/chat';
const TOKEN_KEY = 'askai_token';
/** Seconds before its end at which a token is renewed. */
const TOKEN_MARGIN = 30;

type Hosted = NonNullable<AskSettings['hosted']>;

function isFresh(token: string | null): token is string {
  try {
    const {exp} = JSON.parse(atob(token?.split('.')[0] ?? '')) as {exp: number};
    return Date.now() / 1000 < exp - TOKEN_MARGIN;
  } catch {
    return false;
  }
}

/** Session storage, which may be switched off. */
const session = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(TOKEN_KEY);
    } catch {
      return null;
    }
  },
  write: (token: string | null): void => {
    try {
      if (token === null) sessionStorage.removeItem(TOKEN_KEY);
      else sessionStorage.setItem(TOKEN_KEY, token);
    } catch {
      // The token is requested again next time.
    }
  },
};

async function fetchToken({assistant}: Hosted, signal: AbortSignal): Promise<string> {
  const cached = session.read();
  if (isFresh(cached)) return cached;
  const response = await fetch(`${SERVICE}/token`, {
    method: 'POST',
    headers: {'x-algolia-assistant-id': assistant.id, 'content-type': 'application/json'},
    signal,
  });
  const {token, success, message} = (await response.json()) as {token?: string; success?: boolean; message?: string};
  if (!token || success === false) throw new Error(message ?? 'The assistant gave no token.');
  session.write(token);
  return token;
}

const message = (role: 'user' | 'assistant', text: string, place: number) => ({
  id: `m${place}`,
  role,
  parts: [{type: 'text', text}],
});

/** Where an assistant answers, and what it needs from the reader. */
async function addressOf(hosted: Hosted, signal: AbortSignal): Promise<[url: string, headers: Record<string, string>]> {
  const {appId, apiKey, indexName, assistant} = hosted;
  if (assistant.kind === 'agent') {
    const agent = `https://${appId}.algolia.net/agent-studio/1/agents/${assistant.id}`;
    return [
      `${agent}/completions?stream=true&compatibilityMode=ai-sdk-5`,
      {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
    ];
  }
  return [
    SERVICE,
    {
      authorization: `TOKEN ${await fetchToken(hosted, signal)}`,
      'X-Algolia-API-Key': apiKey,
      'X-Algolia-Application-Id': appId,
      'X-Algolia-Index-Name': indexName,
      'X-Algolia-Assistant-Id': assistant.id,
      'X-AI-SDK-Version': 'v5',
    },
  ];
}

async function post(hosted: Hosted, question: string, {history, signal}: AskOptions): Promise<Response> {
  const [url, headers] = await addressOf(hosted, signal);
  const turns = history.flatMap((turn) => [['user', turn.question] as const, ['assistant', turn.answer] as const]);
  const messages = [...turns, ['user', question] as const].map(([role, text], place) => message(role, text, place));
  return fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify({id: `ask-${messages.length}`, messages, trigger: 'submit-message'}),
    signal,
  });
}

/** A token that the service no longer takes is renewed once; agents have none. */
async function send(
  hosted: Hosted,
  question: string,
  options: AskOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let response = await post(hosted, question, options);
  if (hosted.assistant.kind === 'classic' && (response.status === 401 || response.status === 403)) {
    session.write(null);
    response = await post(hosted, question, options);
  }
  if (!response.ok || !response.body) throw new Error(`The assistant answered with ${response.status}.`);
  return response.body;
}

/** Collects the links of the answer, each address once and only if it's safe. */
class Sources {
  private readonly known = new Set<string>();
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The site's own pages become paths, so that they open here. */
  private local(url: string): string {
    const safe = safeUrl(url);
    if (!safe) return '';
    return safe.startsWith(`${this.origin}/`) ? safe.slice(this.origin.length) : safe;
  }

  add({url, title, trail}: Source): (AnswerPart & {type: 'citation'}) | null {
    const address = this.local(url);
    if (!address || this.known.has(address)) return null;
    this.known.add(address);
    return {type: 'citation', n: this.known.size, title: title || address, trail, url: address};
  }
}

function textsOf(part: BodyPart): Span[][] {
  switch (part.type) {
    case 'text':
      return [part.spans];
    case 'list':
      return part.items;
    case 'table':
      return [...part.head, ...part.rows.flat()];
    default:
      return [];
  }
}

/** A link with marks in it is several spans, one after another. */
function joinLinks(spans: readonly Span[]): {href: string; text: string}[] {
  const links: {href: string; text: string}[] = [];
  let open: {href: string; text: string} | undefined;
  for (const {href, text} of spans) {
    if (href && open?.href === href) open.text += text;
    else {
      open = href ? {href, text} : undefined;
      if (open) links.push(open);
    }
  }
  return links;
}

const linksOf = (parts: readonly BodyPart[]): Source[] =>
  parts
    .flatMap(textsOf)
    .flatMap(joinLinks)
    .map(({href, text}) => ({url: href, title: text.trim(), trail: []}));

/** Answers by Algolia's assistant. Its Markdown is read into parts; nothing of it reaches the page as HTML. */
export class HostedEngine {
  constructor(
    private readonly hosted: Hosted,
    private readonly origin: string,
  ) {}

  async *ask(question: string, options: AskOptions): AsyncGenerator<AnswerPart> {
    const body = await send(this.hosted, question, options);
    const sources = new Sources(this.origin);
    let text = '';
    /** The parts that are shown, by their ids. */
    let shown = new Map<string, string>();
    for await (const data of readEventStream(body)) {
      const event = readEvent(data);
      if (event?.type === 'error') throw new Error(event.message || 'The assistant broke off.');
      if (event?.type === 'text-end') text += '\n\n';
      if (event?.type !== 'text-delta') continue;
      text += event.delta;
      const parts = readGeneratedMarkdown(text);
      const written = new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
      const gone = [...shown.keys()].filter((id) => !written.has(id));
      if (gone.length > 0) yield {type: 'withdrawal', ids: gone};
      yield* parts.filter(({id}) => written.get(id) !== shown.get(id));
      shown = written;
    }
    options.signal.throwIfAborted();
    if (text.trim() === '') throw new Error('The assistant gave no answer.');
    for (const link of linksOf(readGeneratedMarkdown(text))) {
      const citation = sources.add(link);
      if (citation) yield citation;
    }
    yield {type: 'end', state: 'answered'};
  }
}
