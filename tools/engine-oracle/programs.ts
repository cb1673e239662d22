import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {site} from '../../config/site';
import {hashOfFiles} from '../../plugins/pages/cache';
import {expandTokens, identityTokens} from '../../plugins/pages/tokens';
import {CLOUDS, type Cloud} from '../../src/data/engine-plans-schema';
import {HARNESS, buildOracle} from '../oracle/ask-tool';

const SOURCES = 'tools/engine-oracle';
const CACHE = '.cache/engine-oracle';
const BUILD = 'build.sh';

/** Repositories that the programs are built from, `OWNER/NAME`. */
const REPOSITORIES = {
  ENGINE: `${site.links.account}/pulumi-${site.slug}`,
  CLI: `${site.links.account}/${site.slug}`,
  AWSX: 'pulumi/pulumi-awsx',
  GCP: 'pulumi/pulumi-gcp',
  AZURE: 'pulumi/pulumi-azure-native-sdk',
};

type Repository = keyof typeof REPOSITORIES;

const isRepository = (path: string): boolean => existsSync(join(path, '.git')) || existsSync(join(path, 'HEAD'));

/**
 * Finds the repositories in a folder: each is a clone with its own name, or a bare one in `OWNER+NAME/repo`.
 *
 * @throws Error in one sentence that names those that are missing
 */
export function findCheckouts(folder: string | undefined): Record<Repository, string> {
  if (!folder || !existsSync(folder))
    throw new Error(`Name a folder with checkouts of ${Object.values(REPOSITORIES).join(', ')}: --engine ../checkouts`);
  const missing: string[] = [];
  const found = Object.entries(REPOSITORIES).map(([key, name]) => {
    const places = [name.split('/')[1] ?? '', `${name.replace('/', '+')}/repo`].map((one) => resolve(folder, one));
    const place = places.find(isRepository);
    if (!place) missing.push(name);
    return [key, place ?? ''];
  });
  if (missing.length) throw new Error(`${folder} has no checkout of ${missing.join(', ')}: clone what is missing.`);
  return Object.fromEntries(found) as Record<Repository, string>;
}

export interface Programs {
  plan: Record<Cloud, string>;
  /** Path of the CLI's harness. */
  cli: string;
  /** Commits that they were built from, in short. */
  engine: string;
  cliCommit: string;
}

/** @throws Error in one sentence when the repository lacks the commit */
function commitOf(repository: string, wanted: string): string {
  const {stdout, status} = spawnSync('git', ['-C', repository, 'rev-parse', '--short=7', `${wanted}^{commit}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${repository} has no commit ${wanted}: fetch it first.`);
  return stdout.trim();
}

/** A program is built again when its source in this repository changes. */
const hashOf = (files: string[]): string => hashOfFiles(files).slice(0, 8);

/**
 * Builds the programs that plan. It's always in the same folder, because Go builds everything again in another one.
 *
 * @param place folder that gets the programs
 */
function buildEngine(repositories: Record<Repository, string>, engine: string, sources: string[], place: string): void {
  const goMod = execFileSync('git', ['-C', repositories.ENGINE, 'show', `${engine}:go.mod`], {encoding: 'utf8'});
  const [, module = ''] = /^module (\S+)$/m.exec(goMod) ?? [];
  const build = resolve(CACHE, 'build');
  rmSync(join(build, 'src'), {recursive: true, force: true});
  mkdirSync(join(build, 'src'), {recursive: true});
  for (const name of sources) {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    const isTemplate = name.endsWith('.go.txt');
    const written = isTemplate ? expandTokens(text.replaceAll('{module}', module), identityTokens) : text;
    writeFileSync(join(build, 'src', name.replace('.go.txt', '.go')), written);
  }
  const {status} = spawnSync('bash', [join('src', BUILD)], {
    cwd: build,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ...repositories, PRODUCT: site.slug, REV: engine},
  });
  if (status !== 0) throw new Error(`The engine at ${engine} couldn't be built in ${build}.`);
  cpSync(join(build, 'bin'), place, {recursive: true});
}

/**
 * Builds the programs, or finds those of an earlier run. The first time takes minutes.
 *
 * @param folder where the checkouts are
 * @param wanted commits of the engine and of the CLI
 * @throws Error in one sentence for what is missing: a checkout, a commit, Go or Python
 */
export function buildPrograms(folder: string | undefined, wanted: {engine: string; cli: string}): Programs {
  const repositories = findCheckouts(folder);
  const absent = ['go', 'python3'].find((program) => spawnSync(program, ['-h']).error);
  if (absent) throw new Error(`${absent} is needed to build the engine, and it isn't installed here.`);
  const engine = commitOf(repositories.ENGINE, wanted.engine);
  const cliCommit = commitOf(repositories.CLI, wanted.cli);
  const sources = readdirSync(SOURCES).filter((name) => /\.go\.txt$|\.py$|\.sh$/.test(name));
  const place = resolve(CACHE, `${engine}-${hashOf(sources.map((name) => join(SOURCES, name)))}`);
  if (!existsSync(place)) buildEngine(repositories, engine, sources, place);
  const cliPlace = resolve(CACHE, `cli-${cliCommit}-${hashOf([HARNESS])}`);
  if (!existsSync(join(cliPlace, 'oracle'))) {
    const checkout = resolve(CACHE, 'cli');
    rmSync(checkout, {recursive: true, force: true});
    execFileSync('git', ['clone', '-q', repositories.CLI, checkout]);
    execFileSync('git', ['-C', checkout, 'checkout', '-q', cliCommit]);
    mkdirSync(cliPlace, {recursive: true});
    buildOracle(checkout, cliPlace);
  }
  return {
    plan: Object.fromEntries(CLOUDS.map((cloud) => [cloud, join(place, `plan-${cloud}`)])) as Programs['plan'],
    cli: join(cliPlace, 'oracle'),
    engine,
    cliCommit,
  };
}
