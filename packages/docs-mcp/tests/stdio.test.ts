import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {madeBuild} from './made-build';

const START = [require.resolve('jiti/bin/jiti.js'), 'packages/docs-mcp/src/main.ts', '--build'];

/** A process that starts on a busy machine. In milliseconds. */
const PATIENCE = 120_000;

it('says at the terminal what has no answer, and goes on', {timeout: PATIENCE}, () => {
  const lines = [
    'no json',
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":9,"result":{}}',
    '{"jsonrpc":"2.0","method":"notifications/none"}',
  ];
  const {stdout, stderr} = spawnSync(process.execPath, [...START, `${madeBuild({}).folder}/`], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  expect(JSON.parse(stdout)).toEqual({jsonrpc: '2.0', id: 1, result: {}});
  expect(stderr).toContain('unknown message ID: {"jsonrpc":"2.0","id":9');
  expect(stderr).toContain('There is no notification notifications/none.');
});
