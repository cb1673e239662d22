import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {readDockerignore} from './check-files';
import {environmentOf, healthCommand, namesOf} from './compose';
import {NOBODY, type Server, startPostgres} from './databases';
import {commandOf, type Stage} from './dockerfile';
import type {Setup} from './example';
import {type Environment, Failure, isInstalled, Missing, outerEnvironment, run, Running, tail} from './processes';
import {CACHE, provideRuntime} from './runtimes';

/** Seconds for a stage, for a command, and for a start: Java is slow on a small machine. */
const [LIMIT, SHORT, START] = [900, 60, 120];

/** What a stage changes in the files of this machine. */
interface Layer {
  stage: Stage;
  folder: string;
  env: Environment;
}

/**
 * Stacks a layer on the files of this machine: `$1` is its folder, `$2` names of hosts, `$3` paths that begin empty,
 * whatever this machine has there. The other words are folders that both can see. In the end, `$1/root` is all
 * of it. What is removed is only removed there, because nothing else is mounted yet.
 */
const STACK = `mkdir -p "$1/changes" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" "$1/root"
cd "$1/root"
{ cat /etc/hosts; echo "$2"; } > "$1/hosts"
cp -L /etc/resolv.conf "$1/hosts" etc/
chmod o+x root
for path in $3; do rm -rf ".$path"; done
shift 3
for folder in /proc /sys /dev "$@"; do mkdir -p ".$folder"; mount --rbind "$folder" ".$folder"; done`;

/** `copy FROM TARGET SOURCE…`: the content of a folder, or files, which keep their name if the target is a folder. */
const COPY = `copy() {
  from=$1; target=$2; shift 2
  case $target in */|.) mkdir -p "$target" ;; *) mkdir -p "$(dirname "$target")" ;; esac
  [ $# = 1 ] || mkdir -p "$target"
  for source; do
    if [ -d "$from/$source" ]; then mkdir -p "$target"; cp -R "$from/$source/." "$target"
    else cp $from/$source "$target"; fi
  done
}`;

/** Commands that only make sense in an image of another system: this machine has its packages and users already. */
const OF_THE_SYSTEM =
  /^(?:apt-get|apk|apt|adduser|addgroup|useradd|groupadd|chown|rm -rf \/var\/lib\/apt|install-php-extensions)\b/;

/** What else the last stage says is no step: the start, the user, the port. */
const NO_STEPS = new Set(['ARG', 'CMD', 'ENTRYPOINT', 'EXPOSE', 'USER']);

/**
 * A step of a Dockerfile for a shell.
 *
 * @param placeOf where the files of a stage are, or those of the project
 * @throws Failure if it's one that none of our examples needs
 */
function scriptOf([keyword, text]: Stage['steps'][number], placeOf: (stage?: string) => string): string {
  if (NO_STEPS.has(keyword)) return '';
  if (keyword === 'WORKDIR') return `mkdir -p ${text}; cd ${text}`;
  // A shell reads `NAME="value"` as a Dockerfile does.
  if (keyword === 'ENV') return `export ${text}`;
  // Without the flags, which only an engine understands.
  const plain = text.replace(/^(?:--\S+\s+)+/, '');
  if (keyword === 'COPY') {
    const words = plain.split(/\s+/);
    return ['copy', placeOf(/--from=(\S+)/.exec(text)?.[1]), words.pop(), ...words].join(' ');
  }
  if (keyword !== 'RUN')
    throw new Failure(`Dockerfile: only Docker knows ${keyword}. Write it with other instructions.`);
  const own = plain.split('&&').filter((part) => !OF_THE_SYSTEM.test(part.trim()));
  return own.length ? `( ${own.join('&&').trim()} )` : '';
}

/**
 * Carries out a Dockerfile without Docker. Each stage sees the files of this machine, and what it changes is in memory
 * and gone at the end.
 */
export class Reenactment {
  readonly #setup: Setup;
  readonly #layers: Layer[] = [];
  readonly #servers = new Map<string, Server>();
  #mounts: Running | undefined;
  #app: Running | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  async build(): Promise<void> {
    if (process.getuid?.() !== 0 || !isInstalled('unshare'))
      throw new Missing('the test machine has no Docker, and only root of Linux can do without');
    if (namesOf('redis', this.#setup.project.services).length)
      throw new Missing('the test machine has no Docker, which the example needs for Redis');
    const {folder, made, project, config} = this.#setup;
    const context = join(made, project.context);
    const rules = readDockerignore(context);
    const isSeen = (path: string): boolean => path === context || !rules.ignores(relative(context, path));
    cpSync(context, join(folder, 'context'), {recursive: true, verbatimSymlinks: true, filter: isSeen});
    const memory = join(folder, 'layers');
    for (const path of [memory, CACHE]) mkdirSync(path, {recursive: true});
    const hold = 'mount -t tmpfs tmpfs "$1"; echo ready; exec sleep 86400';
    this.#mounts = new Running(['unshare', '--mount', 'sh', '-ec', hold, '-', memory], {env: outerEnvironment()});
    while (!this.#mounts.output && !this.#mounts.hasEnded) await pause(20);
    if (this.#mounts.hasEnded) throw new Missing(`the test machine can't mount: ${tail(this.#mounts.output)}`);
    for (const [index, stage] of project.stages.entries()) await this.#buildStage(stage, join(memory, `${index}`));
    for (const {name, host} of this.#databases) {
      const settings = environmentOf(project.services[name], config);
      this.#servers.set(name, await startPostgres(join(folder, name), host, settings));
    }
  }

  async #buildStage(stage: Stage, folder: string): Promise<void> {
    if (this.#layers.some((layer) => layer.stage.name === stage.image))
      throw new Missing('the test machine has no Docker, which a stage on another one needs');
    const layer: Layer = {stage, folder, env: {}};
    const hosts = ['127.0.0.1 host.docker.internal', ...this.#databases.map(({name, host}) => `${host} ${name}`)];
    const own = stage.steps.flatMap(([keyword, text]) => (keyword === 'WORKDIR' && text.startsWith('/') ? text : []));
    const words = [folder, hosts.join('\n'), own.join(' '), CACHE, this.#setup.folder];
    await run(this.#mounted('sh', '-ec', STACK, '-', ...words), {env: outerEnvironment()}, SHORT);
    this.#layers.push(layer);
    layer.env = await provideRuntime(stage.image, (command) => this.#run(layer, command));
    const lines = stage.steps.map((step) => scriptOf(step, this.#placeOf));
    await this.#run(layer, ['sh', '-c', ['set -e', COPY, ...lines].join('\n')]);
  }

  #placeOf = (name?: string): string => {
    if (name === undefined) return join(this.#setup.folder, 'context');
    const from = this.#layers.find(({stage}) => stage.name === name);
    if (!from) throw new Missing(`the test machine has no Docker, and no ${name}`);
    return `${from.folder}/root`;
  };

  /** Where the databases are: each has an address of its own, at the port that its clients expect. */
  get #databases(): {name: string; host: string}[] {
    const names = namesOf('postgres', this.#setup.project.services);
    return names.map((name, index) => ({name, host: `127.0.71.${index + 1}`}));
  }

  #mounted = (...command: string[]): string[] => ['nsenter', `--target=${this.#mounts?.pid}`, '--mount', ...command];

  /** A command as a container of a layer would run it. */
  #inside = ({folder}: Layer, command: readonly string[], user = 0): string[] => [
    ...['chroot', `--userspec=${user}:${user}`, '--groups=', `${folder}/root`],
    ...command,
  ];

  #run(layer: Layer, command: readonly string[]): Promise<string> {
    return run(this.#mounted(...this.#inside(layer, command)), {env: {...outerEnvironment(), ...layer.env}}, LIMIT);
  }

  /** A command in the image that is started. Its environment has nothing of this machine but the path. */
  #start(command: readonly string[], before: readonly string[] = [], more: Environment = {}): Running {
    const {project, config, added} = this.#setup;
    const layer = this.#layers.at(-1);
    if (!layer) throw new Failure('nothing was built.');
    const enter = layer.stage.steps.filter(([keyword]) => keyword === 'WORKDIR' || keyword === 'ENV');
    const script = [...enter.map((step) => scriptOf(step, this.#placeOf)), 'exec "$@"'].join('\n');
    // The image's variables come before those of the service.
    const own = {...environmentOf(project.services[project.service], config), ...added, ...more};
    const variables = Object.entries(own).map(([name, value]) => `${name}=${value}`);
    const words = this.#inside(layer, ['sh', '-ec', script, '-', 'env', ...variables, ...command], NOBODY);
    const env = {PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', HOME: '/tmp', ...layer.env};
    return new Running(this.#mounted(...before, ...words), {env});
  }

  /** Process 1 of its own, as in a container: from that one, the kernel keeps every signal that it has no handler for. */
  #launch(more?: Environment): Running {
    this.#app = this.#start(
      commandOf(this.#setup.project.stages),
      ['unshare', '--pid', '--fork', '--kill-child'],
      more,
    );
    return this.#app;
  }

  /** Starts the service and waits until it's healthy. @returns the address that it listens at */
  async start(): Promise<string> {
    const {own} = this.#setup.project;
    const port = own.ports[0]?.target ?? 0;
    const app = this.#launch();
    const end = Date.now() + START * 1000;
    let reason = '';
    while (Date.now() < end) {
      if (app.hasEnded) throw new Failure(`the app ended:\n    ${tail(app.output)}`);
      const check = this.#start(healthCommand(own));
      if ((await check.within(10)) === '0') return `http://127.0.0.1:${port}`;
      await check.kill();
      reason = tail(check.output);
      await pause(500);
    }
    throw new Failure(`the health check didn't pass within ${START} s: ${reason}\n    ${tail(app.output)}`);
  }

  /** Asks the service to stop. @throws Failure if it had to be killed */
  async stop(): Promise<void> {
    const app = this.#app;
    if (!app || app.hasEnded) throw new Failure(`the app ended:\n    ${await this.logs()}`);
    const grace = Number.parseInt(this.#setup.project.own.stop_grace_period, 10);
    const [child] = readFileSync(`/proc/${app.pid}/task/${app.pid}/children`, 'utf8').trim().split(' ');
    process.kill(Number(child || app.pid), 'SIGTERM');
    if ((await app.within(grace)) !== undefined) return;
    await app.kill();
    throw new Failure(`it didn't stop within ${grace} s of SIGTERM:\n    ${await this.logs()}`);
  }

  /** Runs the service to its end. @returns what it printed. @throws Failure if it ends with another code than 0 */
  async runJob(more: Environment): Promise<string> {
    const job = this.#launch(more);
    const how = await job.within(START);
    await job.kill();
    if (how === '0') return job.output;
    throw new Failure(`the job ended with ${how ?? 'nothing'}:\n    ${await this.logs()}`);
  }

  /** Sends SQL to a database, and gives what it finds: a row per line. */
  query = async (database: string, sql: string): Promise<string> =>
    (await this.#servers.get(database)?.query(sql)) ?? '';

  async inspect(image: string, command: readonly string[]): Promise<string> {
    const layer = this.#layers.findLast(({stage}) => stage.image === image);
    return layer ? this.#run(layer, command) : '';
  }

  /** What the databases say about their version, by title. */
  async versions(): Promise<Record<string, string>> {
    const [database] = this.#servers.values();
    return database ? {Postgres: database.version} : {};
  }

  /** The last lines of the service, for a message. */
  logs = async (): Promise<string> => tail(this.#app?.output ?? '');

  async clean(): Promise<void> {
    const servers = [...this.#servers.values()].map((server) => server.process);
    for (const one of [this.#app, ...servers, this.#mounts]) await one?.kill();
  }
}
