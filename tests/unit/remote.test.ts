import {expose} from 'comlink';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadOnce} from '../../src/lib/load-once';
import {RemoteEngine} from '../../src/lib/remote';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** What the browser's workers are to the page: a port, with `terminate` and errors. */
function workerOf(engine: object): Worker & {fail: () => boolean} {
  const {port1, port2} = new MessageChannel();
  ports.push(port1, port2);
  expose(engine, port1 as never);
  return Object.assign(port2, {
    terminate: vi.fn(() => port2.close()),
    /** Says whether the browser reports the error, too. */
    fail: () => port2.dispatchEvent(Object.assign(new Event('error', {cancelable: true}), {message: 'no code'})),
  }) as never;
}

const echo = {say: async (text: string): Promise<string> => text};
const never = {say: (_: string): Promise<string> => new Promise(() => undefined)};

describe('RemoteEngine', () => {
  it('fails when the engine does, and works again with the same worker', async () => {
    let isUp = false;
    const engine = {
      async say(text: string) {
        if (!isUp) throw new Error('no network');
        return text;
      },
    };
    const start = vi.fn(() => workerOf(engine));
    const remote = new RemoteEngine<typeof engine>(start);
    const say = () => remote.call((one) => one.say('a'));
    await expect(say()).rejects.toMatchObject({name: 'RemoteError', reason: 'load', cause: {message: 'no network'}});
    isUp = true;
    await expect(say()).resolves.toBe('a');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('fails every call when the worker is gone, and starts another', async () => {
    const dead = workerOf(never);
    const start = vi.fn(() => workerOf(echo)).mockReturnValueOnce(dead);
    const remote = new RemoteEngine<typeof echo>(start);
    const answers = ['a', 'b'].map((text) => remote.call((one) => one.say(text)));
    expect(dead.fail()).toBe(false);
    for (const answer of answers) await expect(answer).rejects.toMatchObject({reason: 'load', cause: 'no code'});
    await expect(remote.call((one) => one.say('c'))).resolves.toBe('c');
    // What a stopped worker still says changes nothing.
    dead.fail();
    await expect(remote.call((one) => one.say('d'))).resolves.toBe('d');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('stops a worker that takes too long, and starts another', async () => {
    const slow = workerOf(never);
    const remote = new RemoteEngine<typeof echo>(vi.fn(() => workerOf(echo)).mockReturnValueOnce(slow), 50);
    await expect(remote.call((one) => one.say('a'))).rejects.toMatchObject({reason: 'time'});
    expect(slow.terminate).toHaveBeenCalledTimes(1);
    await expect(remote.call((one) => one.say('b'))).resolves.toBe('b');
  });

  it('runs the newest of the calls that wait, and tells the others', async () => {
    const said: string[] = [];
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const engine = {
      async say(text: string) {
        said.push(text);
        await gate;
        return text;
      },
    };
    const remote = new RemoteEngine<typeof engine>(() => workerOf(engine));
    const callNewest = remote.newestCalls();
    const [first, second, third] = ['a', 'b', 'c'].map((text) => callNewest((one) => one.say(text)));
    await expect(second).rejects.toMatchObject({reason: 'replaced'});
    release();
    await expect(first).resolves.toBe('a');
    await expect(third).resolves.toBe('c');
    expect(said).toEqual(['a', 'c']);
  });

  // A page froze: two searches, each asking again when the other had replaced its query.
  it('replaces no call of another place', async () => {
    const remote = new RemoteEngine<typeof echo>(() => workerOf(echo));
    const places = [remote.newestCalls(), remote.newestCalls()];
    const calls = ['a', 'b'].flatMap((text) => places.map((callNewest) => callNewest((one) => one.say(text))));
    await expect(Promise.all(calls)).resolves.toEqual(['a', 'a', 'b', 'b']);
  });
});

describe('loadOnce', () => {
  it('loads for all, and again after a failure', async () => {
    const load = vi.fn(async () => 'whole').mockRejectedValueOnce(new Error('no network'));
    const loaded = loadOnce(load);
    await expect(loaded()).rejects.toThrow('no network');
    await expect(Promise.all([loaded(), loaded()])).resolves.toEqual(['whole', 'whole']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
