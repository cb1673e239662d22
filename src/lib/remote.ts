import {type Remote, wrap} from 'comlink';

const REASONS = {
  load: 'The engine could not be loaded.',
  time: 'The engine took too long.',
  replaced: 'A newer call took its place.',
};

/** A call has no answer; `cause` is the worker's own error, if it had one. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    readonly reason: keyof typeof REASONS,
    cause?: unknown,
  ) {
    super(REASONS[reason], {cause});
  }
}

type Call<Engine, Answer> = (engine: Remote<Engine>) => Promise<Answer>;

/**
 * An engine in a worker, which exposes it with `expose` of `comlink`. The worker starts with the first call; one that
 * couldn't be loaded, or was stopped, is replaced at the next.
 *
 * @param start makes the worker: the bundler has to see `new Worker(new URL(…, import.meta.url))`
 * @param limit longest time of a call in milliseconds, after which the worker is stopped with all of its calls
 */
export class RemoteEngine<Engine> {
  private connection: {worker: Worker; engine: Remote<Engine>} | null = null;
  private readonly open = new Set<(error: RemoteError) => void>();

  constructor(
    private readonly start: () => Worker,
    private readonly limit?: number,
  ) {}

  /** @throws RemoteError when the worker can't be loaded, fails, or takes too long */
  async call<Answer>(run: Call<Engine, Answer>): Promise<Answer> {
    let fail = (_: RemoteError): void => undefined;
    const stopped = new Promise<never>((_, reject) => (fail = reject));
    this.open.add(fail);
    const timer = this.limit === undefined ? undefined : setTimeout(() => this.stop('time'), this.limit);
    try {
      return await Promise.race([stopped, run(this.connect())]);
    } catch (error) {
      throw error instanceof RemoteError ? error : new RemoteError('load', error);
    } finally {
      clearTimeout(timer);
      this.open.delete(fail);
    }
  }

  /**
   * For a place that asks again and again, such as a field: it calls one at a time, and of those that wait, only the newest
   * one runs. Calls of other places don't replace these.
   *
   * @returns a call that also throws RemoteError when a newer one takes its place before it has started
   */
  newestCalls(): <Answer>(run: Call<Engine, Answer>) => Promise<Answer> {
    let isBusy = false;
    let waiting: {start: () => void; drop: () => void} | null = null;
    return <Answer>(run: Call<Engine, Answer>) => {
      waiting?.drop();
      return new Promise<Answer>((resolve, reject) => {
        const start = () => {
          waiting = null;
          isBusy = true;
          const next = () => {
            isBusy = false;
            waiting?.start();
          };
          const answer = this.call(run);
          resolve(answer);
          answer.then(next, next);
        };
        if (isBusy) waiting = {start, drop: () => reject(new RemoteError('replaced'))};
        else start();
      });
    };
  }

  private connect(): Remote<Engine> {
    if (!this.connection) {
      const worker = this.start();
      worker.addEventListener('error', (event) => {
        // It's for those who called to tell, if the page is still there: WebKit fails what a page loads when it's left.
        event.preventDefault();
        if (this.connection?.worker === worker) this.stop('load', event.message);
      });
      this.connection = {worker, engine: wrap<Engine>(worker)};
    }
    return this.connection.engine;
  }

  private stop(reason: RemoteError['reason'], cause?: string): void {
    this.connection?.worker.terminate();
    this.connection = null;
    for (const fail of [...this.open]) fail(new RemoteError(reason, cause));
  }
}
