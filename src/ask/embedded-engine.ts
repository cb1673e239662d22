import type {AnswerEngine, AnswerPart, AskOptions} from './engine/answer';
import type {WorkerRequest, WorkerResponse} from './ask.worker';

/** Pause between the parts of an answer, so that it can be read, and stopped, as it comes. */
const PAUSE = 90;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Answers by quoting the docs, in a worker of this page. No network but the site's own files. */
export class EmbeddedEngine implements AnswerEngine {
  readonly isGenerated = false;
  private worker: Worker | null = null;
  private count = 0;

  private start(): Worker {
    this.worker ??= new Worker(new URL('./ask.worker.ts', import.meta.url));
    return this.worker;
  }

  private request(question: string, before: string | undefined, signal: AbortSignal): Promise<AnswerPart[]> {
    const id = ++this.count;
    const worker = this.start();
    return new Promise((resolve, reject) => {
      const finish = () => {
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        signal.removeEventListener('abort', onAbort);
      };
      const fail = (error: Error) => {
        finish();
        reject(error);
      };
      const onMessage = ({data}: MessageEvent<WorkerResponse>) => {
        if (data.id !== id) return;
        if ('error' in data) fail(new Error(data.error));
        else {
          finish();
          resolve(data.parts);
        }
      };
      const onError = () => {
        // A worker that didn't start never will: the next question gets a new one.
        worker.terminate();
        this.worker = null;
        fail(new Error('The answers couldn’t be loaded.'));
      };
      const onAbort = () => fail(signal.reason as Error);
      signal.throwIfAborted();
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      signal.addEventListener('abort', onAbort);
      worker.postMessage({id, question, ...(before !== undefined && {before})} satisfies WorkerRequest);
    });
  }

  async *ask(question: string, {history, signal}: AskOptions): AsyncGenerator<AnswerPart> {
    const parts = await this.request(question, history.at(-1)?.question, signal);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const part of parts) {
      if (!isStill && 'id' in part) await pause(PAUSE, signal);
      signal.throwIfAborted();
      yield part;
    }
  }
}
