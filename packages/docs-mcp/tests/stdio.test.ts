import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {madeBuild} from './made-build';

const {folder} = madeBuild({});
const JITI = require.resolve('jiti/bin/jiti.js');

/** A process that starts on a busy machine. In milliseconds. */
const PATIENCE = 120_000;

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

const ping = (id: unknown) => JSON.stringify({jsonrpc: '2.0', id, method: 'ping'});

it('says at the terminal what has no answer, and goes on', {timeout: PATIENCE}, () => {
  const lines = [
    'no json',
    ping(1),
    '{"jsonrpc":"2.0","id":9,"result":{}}',
    '{"jsonrpc":"2.0","method":"notifications/none"}',
  ];
  const {answers, said} = send([...lines, ''].join('\n'));
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
