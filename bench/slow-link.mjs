// A link as slow as a phone's, in front of a server on loopback. The browser's own brake doesn't reach workers.
import {createServer, connect} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

/** As Lighthouse slows down for a phone: bytes a second, and milliseconds there and back. */
const BYTES = 204_800;
const ROUND_TRIP = 150;
/** What is sent at once, in bytes. */
const PIECE = 4096;

/** When the link is free again: all connections share it. */
let free = 0;

async function sendSlowly(from, to) {
  for await (const chunk of from) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      free = Math.max(free, performance.now()) + (piece.length / BYTES) * 1000;
      await sleep(free - performance.now());
      to.write(piece);
    }
  }
  to.end();
}

/**
 * @param port of the link
 * @param target port of the server
 */
export async function slowLink(port, target) {
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const drop = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', drop);
    upstream.on('error', drop);
    // A request waits for the whole way there and back, so the answers don't have to.
    client.on('data', (chunk) => void sleep(ROUND_TRIP).then(() => upstream.write(chunk)));
    client.on('end', () => void sleep(ROUND_TRIP).then(() => upstream.end()));
    sendSlowly(upstream, client).catch(drop);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
