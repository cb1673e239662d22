import {type ChildProcess, spawn} from 'node:child_process';

export type Environment = Record<string, string>;

export interface Settings {
  cwd: string;
  env: Environment;
  /** User and group, by number. Only root can choose. */
  user?: number | undefined;
}

/** Sentence that is shown as the reason why an example fails. */
export class Failure extends Error {}

/** Groups that this run started and that haven't ended, by the id of their first process. */
const groups = new Set<number>();

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It's gone already.
  }
}

/** Ends everything that is still running. */
function endAll(): void {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
}

/** However this run ends, nothing of it stays. */
export function endAllAtExit(): void {
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}

/** A process with all that it starts, and what they print. */
export class Running {
  readonly ended: Promise<string>;
  output = '';
  hasEnded = false;
  readonly #child: ChildProcess;

  constructor([program = '', ...words]: readonly string[], {cwd, env, user}: Settings) {
    this.#child = spawn(program, words, {
      cwd,
      env,
      // A group of its own, so that what it starts ends with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === undefined ? {} : {uid: user, gid: user}),
    });
    const {pid} = this.#child;
    if (pid !== undefined) groups.add(pid);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => (this.output = `${this.output}${part.toString()}`.slice(-20_000)));
    this.ended = new Promise((resolve) => {
      const end = (how: string) => {
        this.hasEnded = true;
        if (pid !== undefined) {
          // A child that was left behind would keep its port.
          signalGroup(pid, 'SIGKILL');
          groups.delete(pid);
        }
        resolve(how);
      };
      this.#child.once('error', (error) => end(error.message));
      this.#child.once('exit', (code, signal) => end(signal ?? `${code}`));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a signal to the first process only, as a container engine does. */
  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Ends the whole group at once. */
  async kill(): Promise<void> {
    signalGroup(this.#child.pid, 'SIGKILL');
    await this.ended;
  }

  /**
   * @param seconds how long to wait
   * @returns exit code or signal, or nothing if it's still running then
   */
  async within(seconds: number): Promise<string | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), seconds * 1000)));
    const how = await Promise.race([this.ended, late]);
    clearTimeout(timer);
    return how;
  }
}

/** The last lines of an output, for a message. */
export const tail = (output: string, lines = 12): string => output.trim().split('\n').slice(-lines).join('\n    ');

/**
 * Runs a command to its end.
 *
 * @param seconds after which it is ended
 * @returns what it printed
 * @throws Failure if it ends with another code than 0, or not in time
 */
export async function run(command: readonly string[], settings: Settings, seconds: number): Promise<string> {
  const running = new Running(command, settings);
  const how = await running.within(seconds);
  if (how === undefined) await running.kill();
  if (how === '0') return running.output;
  const end = how === undefined ? `didn't end within ${seconds} s` : `ended with ${how}`;
  throw new Failure(`\`${command.join(' ')}\` ${end}:\n    ${tail(running.output)}`);
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
