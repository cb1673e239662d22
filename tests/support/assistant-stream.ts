/** Server-sent events, as the assistant sends them: `data:` and JSON, an empty line after each. */
export const encodeEvents = (events: (object | string)[]): string =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');

/**
 * The stream of one answer in the protocol of the AI SDK 5, which DocSearch 4.7.0 reads: a search of the index, then the
 * text in small pieces. https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol#data-stream-protocol
 */
export function answerStream(markdown: string, {hits = [] as object[], query = 'domain'} = {}): string {
  const pieces = markdown.match(/[^]{1,12}/g) ?? [];
  return encodeEvents([
    {type: 'start', messageId: 'msg_1'},
    {type: 'start-step'},
    {type: 'tool-input-start', toolCallId: 'call_1', toolName: 'searchIndex'},
    {type: 'tool-input-available', toolCallId: 'call_1', toolName: 'searchIndex', input: {query}},
    {type: 'tool-output-available', toolCallId: 'call_1', output: {query, hits}},
    {type: 'finish-step'},
    {type: 'start-step'},
    {type: 'text-start', id: 't1'},
    ...pieces.map((delta) => ({type: 'text-delta', id: 't1', delta})),
    {type: 'text-end', id: 't1'},
    {type: 'finish-step'},
    {type: 'finish'},
    '[DONE]',
  ]);
}

/** A token as the service makes them: its payload, then a signature that only the service reads. */
export const tokenOf = (seconds: number): string =>
  `${Buffer.from(JSON.stringify({exp: Math.round(Date.now() / 1000) + seconds})).toString('base64')}.signature`;
