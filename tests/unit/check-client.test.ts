import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ToWorker} from '../../src/check/worker-messages';

/** Stands for the browser's workers: it keeps what it's asked, and answers when it's told to. */
class QuietWorker {
  static asked: ToWorker[] = [];
  static answer: (data: unknown) => void = () => undefined;
  onmessage: (event: {data: unknown}) => void = () => undefined;

  postMessage(message: ToWorker) {
    QuietWorker.asked.push(message);
    QuietWorker.answer = (data) => this.onmessage({data});
  }

  terminate() {}
}

beforeEach(() => {
  QuietWorker.asked = [];
  vi.stubGlobal('Worker', QuietWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('tells a request that a newer one took its place, and answers the newer one', async () => {
  const {checkClient} = await import('../../src/check/client');
  const ask = (text: string) => checkClient.run({kind: 'explain', text});
  const first = ask('one');
  const second = ask('two');
  const third = ask('three');
  await expect(second).rejects.toMatchObject({reason: 'replaced'});
  QuietWorker.answer({id: QuietWorker.asked[0]?.id, kind: 'explain', explanations: []});
  await expect(first).resolves.toMatchObject({kind: 'explain'});
  expect(QuietWorker.asked.map((message) => message.kind === 'explain' && message.text)).toEqual(['one', 'three']);
  QuietWorker.answer({id: QuietWorker.asked[1]?.id, kind: 'explain', explanations: []});
  await expect(third).resolves.toMatchObject({kind: 'explain'});
});
