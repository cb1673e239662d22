import {siteEngine} from '../search/client';
import type {AnswerEngine, AnswerPart, AskOptions} from 'docs-index/answers/answer';
import type {AskSettings} from './settings';

/** Pause between the parts of an answer, so that it can be read, and stopped, as it comes. */
const PAUSE = 90;

/** @throws the signal's reason as soon as it's stopped */
function untilStopped<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE));

/** Answers by quoting the docs, in a worker of this page. No network but the site's own files. */
const embedded: AnswerEngine = {
  isGenerated: false,

  prepare() {
    // A failure shows when a question is asked, which tries again.
    siteEngine.call((site) => site.loadAnswers()).catch(() => undefined);
  },

  async *ask(question: string, {history, signal}: AskOptions): AsyncGenerator<AnswerPart> {
    const answer = siteEngine.call((site) => site.answer(question, history.at(-1)?.question));
    const parts = await untilStopped(answer, signal);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const part of parts) {
      if (!isStill && 'id' in part) await untilStopped(pause(), signal);
      yield part;
    }
  },
};

/** Algolia's assistant. Its code is loaded when a question is asked. */
const hostedEngine = (hosted: NonNullable<AskSettings['hosted']>): AnswerEngine => ({
  isGenerated: true,

  // It's the reader who asks others, not a field that has got the focus.
  prepare: () => undefined,

  async *ask(...request) {
    const {HostedEngine} = await import('./hosted');
    yield* new HostedEngine(hosted, window.location.origin).ask(...request);
  },
});

let engine: AnswerEngine | null = null;

/** The one engine of this page: Algolia's assistant when the site has its keys, else the docs themselves. */
export function answerEngine({hosted}: AskSettings): AnswerEngine {
  engine ??= hosted ? hostedEngine(hosted) : embedded;
  return engine;
}
