import {createParser} from 'eventsource-parser';

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

/** Data of the server-sent events of a body. A reader of its own, because Safari's streams aren't iterable. */
export async function* readEventStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const found: string[] = [];
  const parser = createParser({onEvent: ({data}) => found.push(data)});
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      // The last event may lack the empty line that ends it.
      parser.feed(value ?? '\n\n');
      yield* found.splice(0);
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
