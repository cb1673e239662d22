import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../../tools/free-port';
import {script} from './script';

/** A preview that starts on a busy machine. In milliseconds. */
const LONGEST = 240_000;

/**
 * Starts a server, and waits until it answers.
 *
 * @param args of node
 * @returns what it prints, and how to stop it
 */
export async function start(args: string[], address: string, cwd = '.') {
  const server = spawn('node', args, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += String(data)));
  const stop = async () => void (server.exitCode === null && server.kill() && (await once(server, 'exit')));
  const late = Date.now() + LONGEST;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (Date.now() > late) await stop();
    if (server.exitCode !== null || server.signalCode)
      throw new Error(`The server did not start:\n${said.slice(-2000)}`);
    await sleep(50);
  }
  return {said: () => said, stop};
}

/** Serves a build as `npm run serve` does, on a port of its own. */
export async function serve(root: string): Promise<{origin: string; stop: () => Promise<void>}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  return {origin, ...(await start(script('tools/serve.ts', '--port', String(port), '--root', root), origin))};
}
