import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

export type Environment = Record<string, string>;

export interface Settings {
  cwd?: string;
  env: Environment;
  /** User and group, by number. Only root can choose. */
  user?: number;
}

/** Sentence that is shown as the reason why an example fails. */
export class Failure extends Error {}

/** Reason why an example can't run on this machine. Its files are still read. */
export class Missing extends Error {}

export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/** The environment of package managers: settings of the machine, without what npm adds for its own script. */
export function outerEnvironment(): Environment {
  const ofNpm = /^(?:npm_(?!config_(?:registry|cache|userconfig)$)|INIT_CWD|NODE_ENV|PORT$)/;
  const own = Object.entries(process.env).filter(([name, value]) => value !== undefined && !ofNpm.test(name));
  return Object.fromEntries(own) as Environment;
}

/** What runs now. Each is the first of a group, which ends with it. */
const running = new Set<Running>();

/** However this run ends, nothing of it stays. */
export function endAllAtExit(): void {
  process.once('exit', () => running.forEach((one) => void one.kill()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}

export class Running {
  /** Its exit code or signal, or why it didn't start. */
  readonly ended: Promise<string>;
  output = '';
  hasEnded = false;
  readonly #child: ChildProcess;

  constructor([program = '', ...words]: readonly string[], {user, ...settings}: Settings) {
    const as = user === undefined ? {} : {uid: user, gid: user};
    this.#child = spawn(program, words, {...settings, ...as, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    running.add(this);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => (this.output = `${this.output}${part.toString()}`.slice(-20_000)));
    const how = new Promise<string>((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      // A child that was left behind would keep its port, and the output open.
      this.#child.once('exit', () => this.#killGroup());
      this.#child.once('close', (code, signal) => resolve(signal ?? `${code}`));
    });
    this.ended = how.finally(() => {
      this.hasEnded = true;
      running.delete(this);
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  #killGroup(): void {
    try {
      if (this.pid) process.kill(-this.pid, 'SIGKILL');
    } catch {
      // It's gone already.
    }
  }

  /** Ends the whole group at once. */
  async kill(): Promise<void> {
    this.#killGroup();
    await this.ended;
  }

  /**
   * @param seconds how long to wait
   * @returns exit code or signal, or nothing if it's still running then
   */
  within(seconds: number): Promise<string | undefined> {
    // Nobody waits for that time once the process has ended.
    return Promise.race([this.ended, pause(seconds * 1000, undefined, {ref: false})]);
  }
}

/** The last lines of an output, for a message. */
export const tail = (output: string): string => output.trim().split('\n').slice(-12).join('\n    ');

/**
 * Runs a command to its end.
 *
 * @param seconds after which it is ended
 * @returns what it printed
 * @throws Failure if it ends with another code than 0, or not in time
 */
export async function run(command: readonly string[], settings: Settings, seconds: number): Promise<string> {
  const started = new Running(command, settings);
  const how = await started.within(seconds);
  if (how === '0') return started.output;
  await started.kill();
  const end = how === undefined ? `didn't end within ${seconds} s` : `ended with ${how}`;
  throw new Failure(`\`${command.join(' ')}\` ${end}:\n    ${tail(started.output)}`);
}
