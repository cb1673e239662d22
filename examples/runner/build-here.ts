import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import {join, posix} from 'node:path';
import {copyFiles} from './copy-files';
import {expandVariables, isRoot, type Stage, type Step, userOf} from './dockerfile';
import {asFirstProcess, firstChild} from './first-process';
import type {App, Place} from './place';
import {type Environment, Failure, run, Running, type Settings} from './processes';
import {outerEnvironment, RUNTIME} from './runtimes';
import {APP_USER, locate} from './servers';

/** Commands that only make sense in an image of their own: this machine has its packages and users already. */
const OF_THE_SYSTEM =
  /^(?:apt-get|apk|apt|adduser|addgroup|useradd|groupadd|chown|rm -rf \/var\/lib\/apt|install-php-extensions)\b/;

/** Seconds for one step of a Dockerfile. */
const STEP_LIMIT = 900;

interface Built {
  /** Folder that stands for the root of the stage's file system. */
  root: string;
  workdir: string;
  env: Environment;
  /** Values that only the build gets. */
  args: Environment;
}

/** Absolute paths that a Dockerfile makes. */
function ownPaths(stages: readonly Stage[]): string[] {
  const paths = stages.flatMap(({steps}) =>
    steps.flatMap((step) => {
      if (step.kind === 'workdir') return [step.path];
      return step.kind === 'copy' ? [step.destination, ...(step.from ? step.sources : [])] : [];
    }),
  );
  const absolute = paths.filter((path) => path.startsWith('/')).map((path) => posix.resolve(path));
  return [...new Set(absolute)].sort((a, b) => b.length - a.length);
}

/** Puts a stage's own absolute paths below its root. */
export function movePaths(text: string, root: string, paths: readonly string[]): string {
  if (!paths.length) return text;
  const any = paths.map((path) => path.replaceAll(/[.+]/g, String.raw`\$&`)).join('|');
  return text.replaceAll(new RegExp(String.raw`(?<![\w./-])(?:${any})(?=$|[/\s"':;,=)])`, 'g'), (path) =>
    join(root, path),
  );
}

/** The command without what belongs to the system of an image, and what that was. */
export function withoutSystem(command: string): {command: string; left: string[]} {
  const parts = command
    .replaceAll(/\\\r?\n/g, ' ')
    .split('&&')
    .map((part) => part.trim());
  const left = parts.filter((part) => OF_THE_SYSTEM.test(part));
  return {command: parts.filter((part) => !left.includes(part)).join(' && '), left};
}

/** Whether the program can be run: itself, and the interpreter that its first line names, which may be a link. */
const CAN_START =
  'file=$(command -v "$0") && first=$(head -n 1 "$file" | tr -d "\\0") && case $first in "#!"*) set -- ${first#??}; test -x "$1";; esac';

/** Alpine's wget is BusyBox, which treats names and options in its own way: health checks meet it here, too. */
function busyboxFolder(root: string): string {
  const busybox = locate('busybox');
  if (!busybox) return '';
  const folder = join(root, '.busybox');
  mkdirSync(folder);
  symlinkSync(busybox, join(folder, 'wget'));
  return `${folder}:`;
}

/** A user without rights, unless the runtime is in the home folder of root, where no other user can read it. */
async function userWhoCanStart([program = '']: readonly string[], settings: Settings): Promise<number | undefined> {
  const probe = new Running(['sh', '-c', CAN_START, program], {...settings, user: APP_USER});
  return (await probe.ended) === '0' ? APP_USER : undefined;
}

/** Carries out a Dockerfile's steps on this machine, each stage in a clean folder. */
export class BuildHere implements Place {
  readonly sees = 'read';
  readonly #stages: readonly Stage[];
  readonly #context: string;
  readonly #folder: string;
  readonly #paths: string[];
  readonly #built: Built[] = [];
  readonly #left: string[] = [];

  /**
   * @param context the copied project
   * @param folder an empty folder for the stages
   */
  constructor(stages: readonly Stage[], context: string, folder: string) {
    this.#stages = stages;
    this.#context = context;
    this.#folder = folder;
    this.#paths = ownPaths(stages);
  }

  async build(): Promise<string[]> {
    for (const stage of this.#stages) {
      const built = await this.#begin(stage);
      this.#built.push(built);
      for (const step of stage.steps) await this.#carryOut(step, built);
    }
    return this.#left;
  }

  #stageNamed(name: string): Built | undefined {
    const index = this.#stages.findIndex((stage, number) => stage.name === name || String(number) === name);
    return this.#built[index];
  }

  async #begin({image}: Stage): Promise<Built> {
    const root = join(this.#folder, `stage-${this.#built.length}`);
    mkdirSync(root, {recursive: true});
    const base = this.#stageNamed(image);
    if (base) {
      cpSync(base.root, root, {recursive: true, verbatimSymlinks: true});
      return {root, workdir: base.workdir, env: {...base.env}, args: {}};
    }
    const env: Environment = {PATH: process.env.PATH ?? ''};
    for (const {image: pattern, provide} of Object.values(RUNTIME)) {
      const [, release] = pattern.exec(image) ?? [];
      if (release && provide) Object.assign(env, await provide(release, root, image));
    }
    if (/\balpine\b/.test(image)) env.PATH = `${busyboxFolder(root)}${env.PATH}`;
    return {root, workdir: '/', env, args: {}};
  }

  async #carryOut(step: Step, built: Built): Promise<void> {
    const {root, env, args} = built;
    if (step.kind === 'workdir') {
      built.workdir = posix.resolve(built.workdir, step.path);
      mkdirSync(join(root, built.workdir), {recursive: true});
    } else if (step.kind === 'env') {
      env[step.name] = expandVariables(movePaths(step.value, root, this.#paths), {...args, ...env});
    } else if (step.kind === 'arg') {
      args[step.name] = step.value;
    } else if (step.kind === 'copy') {
      this.#copy(step, built);
    } else if (step.kind === 'run') {
      const {command, left} = withoutSystem(step.command);
      this.#left.push(...left);
      const settings = {cwd: join(root, built.workdir), env: {...outerEnvironment(), ...args, ...env}};
      if (command) await run(['sh', '-ec', movePaths(command, root, this.#paths)], settings, STEP_LIMIT);
    }
  }

  #copy({from, sources, destination}: Step & {kind: 'copy'}, {root, workdir}: Built): void {
    const stage = from === undefined ? undefined : this.#stageNamed(from);
    if (from !== undefined && !stage) {
      this.#left.push(`COPY --from=${from}`);
      return;
    }
    const target = join(root, posix.resolve(workdir, destination)) + (destination.endsWith('/') ? '/' : '');
    try {
      copyFiles(stage ? stage.root : this.#context, sources, target);
    } catch (error) {
      throw new Failure(`Dockerfile: COPY: ${(error as Error).message}`);
    }
  }

  #at(index: number): Built {
    const built = this.#built.at(index);
    if (!built) throw new Failure('nothing was built.');
    return built;
  }

  inspect(command: readonly string[], stage: 'first' | 'last'): Promise<string> {
    const {root, workdir, env} = this.#at(stage === 'first' ? 0 : -1);
    return run(command, {cwd: join(root, workdir), env: {...outerEnvironment(), ...env}}, 60);
  }

  /** The app's environment is that of its image and of its service, and nothing of this machine. */
  async start(environment: Environment): Promise<App> {
    const {root, workdir, env} = this.#at(-1);
    const command = this.#stages.at(-1)?.command.map((word) => movePaths(word, root, this.#paths)) ?? [];
    const settings = {cwd: join(root, workdir), env: {LANG: 'C.UTF-8', HOME: root, ...env, ...environment}};
    const user = isRoot(userOf(this.#stages)) ? undefined : await userWhoCanStart(command, settings);
    const first = asFirstProcess(command, user);
    const app = first ? new Running(first, settings) : new Running(command, {...settings, user});
    const terminate = (): void => {
      const pid = first && app.pid !== undefined ? firstChild(app.pid) : undefined;
      if (pid === undefined) app.signal('SIGTERM');
      else process.kill(pid, 'SIGTERM');
    };
    return {
      process: app,
      exec: (words, seconds) =>
        run(
          words.map((word) => movePaths(word, root, this.#paths)),
          {...settings, user},
          seconds,
        ),
      terminate,
      kill: () => app.kill(),
    };
  }

  /** The folders are in the run's own, which is deleted as a whole. */
  clean(): Promise<void> {
    return Promise.resolve();
  }
}
