/** What the assistant sends, in the message protocol of the AI SDK 5 that DocSearch 4 speaks. Other events are ignored. */
export type StreamEvent = {type: 'text-delta'; delta: string} | {type: 'text-end'} | {type: 'error'; message: string};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads one event; null for what is of no use here, or malformed. */
export function readEvent(json: string): StreamEvent | null {
  let event: unknown;
  try {
    event = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(event)) return null;
  switch (event.type) {
    case 'text-delta':
      return {type: 'text-delta', delta: stringOf(event.delta)};
    case 'text-end':
      return {type: 'text-end'};
    case 'error':
      return {type: 'error', message: stringOf(event.errorText)};
    default:
      return null;
  }
}

/** Cuts a stream of server-sent events into the data of each, whatever the chunks. */
export async function* readEventStream(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const dataOf = (event: string) =>
    event
      .split(/\r\n|\r|\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(line.startsWith('data: ') ? 6 : 5))
      .join('\n');
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, {stream: true});
    const events = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = dataOf(event);
      if (data) yield data;
    }
  }
  const last = dataOf(rest + decoder.decode());
  if (last) yield last;
}

/** Chunks of a body; Safari's streams aren't iterable. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
