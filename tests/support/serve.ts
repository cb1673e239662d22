import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../../tools/free-port';
import {script} from './script';

/** Serves a build as `npm run serve` does, on a port of its own. */
export async function serve(root: string): Promise<{origin: string; stop: () => Promise<void>}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', script('tools/serve.ts', '--port', String(port), '--root', root), {stdio: 'ignore'});
  while (!(await fetch(origin).catch(() => null))?.ok) await sleep(50);
  return {origin, stop: async () => void (server.kill('SIGTERM') && (await once(server, 'exit')))};
}
