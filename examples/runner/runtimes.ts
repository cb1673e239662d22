import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Stage} from './dockerfile';
import {type Environment, Failure, isInstalled, Missing, outerEnvironment, run} from './processes';

/** What is fetched once for all runs. */
export const CACHE = resolve('.cache/examples');

/** Runs a command in the stage that is being built. */
type InStage = (command: readonly string[]) => Promise<unknown>;

export interface Runtime {
  /** As the table of results names it. */
  title: string;
  image: RegExp;
  version: readonly string[];
  /** Installed packages that must not get into an image, because they may be for another system. */
  installed: readonly string[];
  /**
   * What to add to the environment to get the release that the image has, as near as this machine comes. Without it, only
   * Docker has the runtime.
   */
  provide?: (release: string, inStage: InStage) => Promise<Environment>;
}

const here = (command: readonly string[], seconds = 60): Promise<string> =>
  run(command, {cwd: CACHE, env: outerEnvironment()}, seconds);

const path = (folder: string): Environment => ({PATH: `${folder}:${process.env.PATH}`});

/** Node's programs are packages of npm, for each system. */
async function provideNode(release: string): Promise<Environment> {
  if (process.versions.node.startsWith(`${release}.`)) return {};
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(CACHE, `node-${release}`);
  const bin = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node')))
    await here(['npm', 'install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${release}`], 300);
  return path(bin);
}

/** An interpreter of the release, or the newest that `pyenv` installed. Its packages are the image's own. */
async function providePython(release: string, inStage: InStage): Promise<Environment> {
  const folder = join(process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'), 'versions');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^3\.\d+\.\d+$/.test(name)) : [];
  const newest = names.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  const found = newest.find((name) => name.startsWith(`${release}.`)) ?? newest[0];
  const onPath = isInstalled(`python${release}`) ? `python${release}` : 'python3';
  await inStage([found ? join(folder, found, 'bin/python3') : onPath, '-m', 'venv', '/opt/venv']);
  return path('/opt/venv/bin');
}

/** Go fetches the toolchain of another release itself. What it fetches and compiles stays for the next run. */
async function provideGo(release: string): Promise<Environment> {
  if (!isInstalled('go')) throw new Missing('the test machine has no Go');
  return {GOMODCACHE: join(CACHE, 'go-modules'), GOCACHE: join(CACHE, 'go-build'), GOTOOLCHAIN: `go${release}.0+auto`};
}

/** What starts an app has to be the release that compiled it. */
async function provideJava(release: string): Promise<Environment> {
  const own = isInstalled('mvn') ? /\d+/.exec(await here(['java', '--version']))?.[0] : undefined;
  if (own !== release) throw new Missing(`the test machine has no Java ${release}`);
  return {};
}

const RUNTIMES: readonly Runtime[] = [
  {
    title: 'Node',
    image: /^node:(\d+)/,
    version: ['node', '-p', 'process.versions.node'],
    installed: ['node_modules/pg/package.json'],
    provide: provideNode,
  },
  {
    title: 'Python',
    image: /^python:(\d+\.\d+)/,
    version: ['python', '-V'],
    installed: ['.venv/bin/python', '__pycache__/app.pyc'],
    provide: providePython,
  },
  {title: 'Go', image: /^golang:(\d+\.\d+)/, version: ['go', 'version'], installed: [], provide: provideGo},
  {
    title: 'Java',
    image: /^(?:maven|gradle|eclipse-temurin)\b.*?(\d+)(?:-jre|-jdk|-alpine|-noble)*$/,
    version: ['java', '--version'],
    installed: ['target/app.jar'],
    provide: provideJava,
  },
  {title: 'Ruby', image: /^ruby:(\d+\.\d+)/, version: ['ruby', '-v'], installed: []},
  {
    title: 'PHP',
    image: /^(?:php|composer|serversideup\/php|dunglas\/frankenphp):/,
    version: ['php', '-v'],
    installed: ['vendor/autoload.php', 'node_modules/vite/package.json'],
  },
  {
    title: '.NET',
    image: /^mcr\.microsoft\.com\/dotnet\//,
    version: ['dotnet', '--version'],
    installed: ['bin/Debug/app.dll', 'obj/project.assets.json'],
  },
];

/**
 * What the stages of a Dockerfile run, and the last image that has it: what starts an app may be another release than
 * what built it.
 *
 * @throws Failure if no image has a runtime
 */
export function runtimeOf(stages: readonly Stage[]): {runtime: Runtime; image: string} {
  for (const {image} of stages.toReversed()) {
    const runtime = RUNTIMES.find((one) => one.image.test(image));
    if (runtime) return {runtime, image};
  }
  throw new Failure(`Dockerfile: no image has a runtime of examples/runner/runtimes.ts. Add ${stages[0]?.image}.`);
}

/** The environment of a stage that begins with an image. @throws Missing if this machine has no such runtime */
export async function provideRuntime(image: string, inStage: InStage): Promise<Environment> {
  const runtime = RUNTIMES.find((one) => one.image.test(image));
  if (!runtime) return {};
  if (!runtime.provide) throw new Missing(`the test machine has no Docker, and no ${runtime.title}`);
  return runtime.provide(runtime.image.exec(image)?.[1] ?? '', inStage);
}
