/// <reference lib="webworker" />
import {Engine} from './engine/engine';
import type {PackedRecords} from './engine/pack';
import {respond} from './engine/respond';
import type {FromWorker, ToWorker} from './worker-messages';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const answer = (message: FromWorker): void => scope.postMessage(message);

let engine: Engine | null = null;

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    engine = Engine.fromPacked((await response.json()) as PackedRecords);
    answer({kind: 'loaded', url});
  } catch (error) {
    answer({kind: 'failed', url, message: String(error)});
  }
}

scope.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') {
    void load(data.url);
    return;
  }
  const {id, requests} = data;
  try {
    const loaded = engine;
    if (!loaded) throw new Error('The index is not loaded.');
    answer({kind: 'found', id, results: requests.map((request) => respond(loaded, request))});
  } catch (error) {
    answer({kind: 'failed', id, message: String(error)});
  }
});
