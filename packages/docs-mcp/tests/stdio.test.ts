import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {madeBuild} from './made-build';

const {folder} = madeBuild({});
const JITI = require.resolve('jiti/bin/jiti.js');

/** A process that starts on a busy machine. In milliseconds. */
const PATIENCE = 120_000;

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** What the server says to these lines: its answers in any order, and what a person reads at the terminal. */
function send(input: string, build = folder): {answers: unknown[]; said: string} {
  const {stdout, stderr} = spawnSync(process.execPath, [JITI, 'packages/docs-mcp/src/main.ts', '--build', build], {
    input,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  const answers = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
  return {answers, said: stderr};
}

const refusal = (code: number, id: unknown = null) =>
  expect.objectContaining({jsonrpc: '2.0', id, error: expect.objectContaining({code})}) as unknown;

const ping = (id: unknown) => JSON.stringify({jsonrpc: '2.0', id, method: 'ping'});

it('answers every line that is no request, and goes on', {timeout: PATIENCE}, () => {
  const lines: [line: string, answer: unknown][] = [
    ['no json', refusal(PARSE_ERROR)],
    ['{"jsonrpc":"2.0","id":1', refusal(PARSE_ERROR)],
    ['', refusal(PARSE_ERROR)],
    ['[]', refusal(INVALID_REQUEST)],
    ['null', refusal(INVALID_REQUEST)],
    ['"ping"', refusal(INVALID_REQUEST)],
    ['{"jsonrpc":"2.0","id":2}', refusal(INVALID_REQUEST, 2)],
    ['{"jsonrpc":"1.0","id":"three","method":"ping"}', refusal(INVALID_REQUEST, 'three')],
    ['{"id":{},"method":"ping"}', refusal(INVALID_REQUEST)],
    [ping(4), {jsonrpc: '2.0', id: 4, result: {}}],
    // Without a line break at its end.
    ['{"jsonrpc":"2.0"', refusal(PARSE_ERROR)],
  ];
  const {answers} = send(lines.map(([line]) => line).join('\n'));
  expect(answers).toHaveLength(lines.length);
  expect(answers).toEqual(expect.arrayContaining(lines.map(([, answer]) => answer)));
});

it('says at the terminal what has no answer', {timeout: PATIENCE}, () => {
  const {answers, said} = send(
    [ping(1), '{"jsonrpc":"2.0","id":9,"result":{}}', '{"jsonrpc":"2.0","method":"notifications/none"}'].join('\n'),
  );
  expect(answers).toEqual([{jsonrpc: '2.0', id: 1, result: {}}]);
  expect(said).toContain('unknown message ID: {"jsonrpc":"2.0","id":9');
  expect(said).toContain('There is no notification notifications/none.');
});

it('says what to do without a build', {timeout: PATIENCE}, () => {
  expect(send(ping(1), 'no-such-build')).toEqual({
    answers: [],
    said: 'There is no build of the docs yet: run npm run build first.\n',
  });
});
