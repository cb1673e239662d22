import type {AnswerEngine} from './engine/answer';
import {EmbeddedEngine} from './embedded-engine';
import type {AskSettings} from './settings';

/** Loads the assistant's code only when a question is asked. */
class LazyHostedEngine implements AnswerEngine {
  readonly isGenerated = true;

  constructor(private readonly hosted: NonNullable<AskSettings['hosted']>) {}

  async *ask(...request: Parameters<AnswerEngine['ask']>) {
    const {HostedEngine} = await import('./engine/hosted');
    yield* new HostedEngine(this.hosted, window.location.origin).ask(...request);
  }
}

let engine: AnswerEngine | null = null;

/** The one engine of this page: Algolia's assistant when the site has its keys, else the docs themselves. */
export function answerEngine({hosted}: AskSettings): AnswerEngine {
  engine ??= hosted ? new LazyHostedEngine(hosted) : new EmbeddedEngine();
  return engine;
}
