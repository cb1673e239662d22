import type {CheckAnswer, CheckRequest, FromWorker, ToWorker} from './worker-messages';

/**
 * Longest time that a check may take, in milliseconds. After that its worker is stopped, and the next check gets a new
 * one.
 */
const LIMIT = 15_000;

const REASONS = {
  load: 'The check could not be loaded.',
  time: 'The check took too long.',
  replaced: 'A newer check took its place.',
};

/** The check couldn't be loaded, didn't finish, or gave way to a newer one. */
export class CheckError extends Error {
  override name = 'CheckError';

  constructor(readonly reason: keyof typeof REASONS) {
    super(REASONS[reason]);
  }
}

interface Job {
  request: CheckRequest;
  resolve: (answer: CheckAnswer) => void;
  reject: (error: CheckError) => void;
}

/** The engine in its worker. Checks run one at a time; of those that wait, only the newest one runs. */
class CheckClient {
  private worker: Worker | null = null;
  private running: Job | null = null;
  private next: Job | null = null;
  private id = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts loading the engine and the rules, at the first sign that the reader needs them. */
  warmUp(): void {
    if (!this.running) this.run({kind: 'load'}).catch(() => undefined);
  }

  /**
   * @throws CheckError when engine or rules can't be loaded, take too long, or a newer request replaces this one before
   *   it has started
   */
  run(request: CheckRequest): Promise<CheckAnswer> {
    return new Promise((resolve, reject) => {
      this.next?.reject(new CheckError('replaced'));
      this.next = {request, resolve, reject};
      if (!this.running) this.start();
    });
  }

  private start(): void {
    this.running = this.next;
    this.next = null;
    if (!this.running) return;
    this.id++;
    this.timer = setTimeout(() => this.fail('time'), LIMIT);
    this.connect().postMessage({id: this.id, ...this.running.request} satisfies ToWorker);
  }

  private connect(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onerror = () => this.fail('load');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.id !== this.id) return;
      const job = this.running;
      this.finish();
      if ('error' in data) job?.reject(new CheckError('load'));
      else job?.resolve(data);
      this.start();
    };
    this.worker = worker;
    return worker;
  }

  private fail(reason: CheckError['reason']): void {
    this.worker?.terminate();
    this.worker = null;
    const job = this.running;
    this.finish();
    job?.reject(new CheckError(reason));
    this.start();
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.running = null;
  }
}

/** One for the whole site: it outlives a visit to the page. */
export const checkClient = new CheckClient();
