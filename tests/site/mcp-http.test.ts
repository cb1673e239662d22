import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LONGEST_BODY} from 'docs-mcp/constants';
import {START, failureOf} from '../support/mcp';
import {sendRaw} from '../support/raw-request';

/** What a client of the protocol can read. */
const ACCEPT = 'application/json, text/event-stream';

describe('over HTTP', () => {
  let server: ChildProcess;
  let address = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [...START, '--http', '0'], {stdio: ['ignore', 'ignore', 'pipe']});
    address = await new Promise((found, fail) => {
      server.once('exit', () => fail(new Error('The server ended.')));
      server.stderr?.on('data', (chunk: Buffer) => {
        const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
        if (url) found(url);
      });
    });
  });

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  /** Status of a request that no client of the SDK sends. */
  const statusOf = async (method: string, own: Record<string, string>, body: BodyInit = '{}', path = '') => {
    const headers = {'Content-Type': 'application/json', ...own};
    const init = {method, headers, duplex: 'half' as const, ...(method === 'GET' ? {} : {body})};
    return (await fetch(`${address}${path}`, init)).status;
  };

  it('listens on this machine only, and refuses foreign hosts and origins, other methods, paths and types', async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    for (const host of ['evil.example', 'localhost.evil.example']) {
      const foreign = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`;
      expect((await sendRaw(address, foreign)).status).toBe(403);
    }
    for (const Origin of ['https://evil.example', 'null']) expect(await statusOf('POST', {Origin})).toBe(403);
    expect(await statusOf('GET', {})).toBe(405);
    expect(await statusOf('POST', {}, '{}', '/other')).toBe(404);
    expect(await statusOf('POST', {'Content-Type': 'text/plain', Accept: ACCEPT})).toBe(415);
  });

  it('goes on after what it refused', async () => {
    const accept = {Accept: ACCEPT};
    expect(await statusOf('POST', accept, '{"jsonrpc":"2.0"}')).toBe(400);
    expect(await statusOf('POST', accept, '7')).toBe(400);
    // One that doesn't say how long it is, too.
    const ask = (method: string) => JSON.stringify({jsonrpc: '2.0', id: 1, method});
    const long = ask('x'.repeat(LONGEST_BODY));
    for (const body of [long, new Blob([long]).stream()]) expect(await statusOf('POST', accept, body)).toBe(413);
    // White space counts, too. The SDK's own limit is lower.
    expect(await statusOf('POST', accept, ask('tools/list').padEnd(LONGEST_BODY))).toBe(200);
  });
});

it('says what is wrong with its options', () => {
  expect(failureOf('--http', 'many')).toEqual([1, expect.stringContaining('--http many: not a port number')]);
  expect(failureOf('--http', '0', '--host', '0.0.0.0')).toEqual([
    1,
    '--host 0.0.0.0: name the one address that clients use.',
  ]);
  expect(failureOf('--htpp', '80')).toEqual([1, expect.stringContaining("'--htpp'")]);
});
