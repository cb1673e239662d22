import type {App, Place} from './place';
import {type Environment, Failure, run, Running} from './processes';
import {outerEnvironment} from './runtimes';
import {isInstalled} from './servers';

/** Seconds: base images may have to be fetched. */
const BUILD_LIMIT = 1200;

const settings = () => ({cwd: process.cwd(), env: outerEnvironment()});

const docker = (words: readonly string[], seconds = 60): Promise<string> =>
  run(['docker', ...words], settings(), seconds);

/** Whether a container engine answers. */
export async function hasEngine(): Promise<boolean> {
  if (!isInstalled('docker')) return false;
  const probe = new Running(['docker', 'version', '--format', '{{.Server.Version}}'], settings());
  const how = await probe.within(20);
  if (how === undefined) await probe.kill();
  return how === '0';
}

/** Builds and starts an example in containers. They share the network of this machine, where its servers are. */
export class Engine implements Place {
  readonly sees = 'run';
  readonly #context: string;
  readonly #firstStage: string | undefined;
  readonly #image: string;
  readonly #containers: string[] = [];

  /**
   * @param context the copied project
   * @param name of the example
   * @param firstStage name of the Dockerfile's first stage, if it isn't the only one
   */
  constructor(context: string, name: string, firstStage: string | undefined) {
    this.#context = context;
    this.#firstStage = firstStage;
    this.#image = `examples-${name}:${process.pid}`;
  }

  async build(): Promise<string[]> {
    await docker(['build', '--tag', this.#image, this.#context], BUILD_LIMIT);
    if (this.#firstStage) {
      const first = ['build', '--target', this.#firstStage, '--tag', `${this.#image}-first`, this.#context];
      await docker(first, BUILD_LIMIT);
    }
    return [];
  }

  inspect(command: readonly string[], stage: 'first' | 'last'): Promise<string> {
    const [program = '', ...words] = command;
    const image = stage === 'first' && this.#firstStage ? `${this.#image}-first` : this.#image;
    return docker(['run', '--rm', '--entrypoint', program, image, ...words]);
  }

  async start(environment: Environment): Promise<App> {
    const name = `${this.#image.replace(':', '-')}-${this.#containers.length}`;
    this.#containers.push(name);
    const variables = Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    const command = ['docker', 'run', '--name', name, '--network', 'host', ...variables, this.#image];
    const app = new Running(command, settings());
    return {
      process: app,
      exec: (words, seconds) => docker(['exec', name, ...words], seconds),
      terminate: () => {
        // Without a limit: the caller measures, and kills.
        void new Running(['docker', 'kill', '--signal', 'TERM', name], settings()).ended;
      },
      kill: async () => {
        await new Running(['docker', 'rm', '--force', name], settings()).within(30);
        await app.kill();
      },
    };
  }

  /**
   * What only a container shows: who runs it, and what its image holds.
   *
   * @throws Failure if it runs as root or holds a file that must not be in it
   */
  async look(app: App): Promise<void> {
    if ((await app.exec(['id', '-u'], 20)).trim() === '0') throw new Failure('the container runs as root.');
    const script = 'for f in .env .env.local .git; do [ ! -e "$f" ] || echo "$f"; done';
    const found = (await app.exec(['sh', '-c', script], 20)).trim();
    if (found) throw new Failure(`the image holds ${found.replaceAll('\n', ', ')}.`);
  }

  async clean(): Promise<void> {
    for (const name of this.#containers) await new Running(['docker', 'rm', '--force', name], settings()).within(30);
    await new Running(['docker', 'rmi', '--force', this.#image, `${this.#image}-first`], settings()).within(60);
  }
}
