import {randomBytes} from 'node:crypto';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Docker} from './docker';
import type {Project, Setup} from './example';
import {type Environment, outerEnvironment, run} from './processes';
import {Reenactment} from './reenactment';

/** Seconds: generators install what they generate. */
const LIMIT = 900;

/**
 * Makes a project in a new folder: from the repository, or afresh by its create.sh, with the newest versions.
 *
 * @throws Failure if a command of create.sh fails
 */
async function makeProject({folder}: Project, isFresh: boolean, to: string): Promise<void> {
  mkdirSync(to, {recursive: true});
  if (isFresh) {
    const settings = {cwd: to, env: {...outerEnvironment(), CI: 'true', npm_config_yes: 'true'}};
    await run([resolve(folder, 'create.sh')], settings, LIMIT);
    return;
  }
  cpSync(folder, to, {recursive: true, verbatimSymlinks: true});
}

/** Where an example is built and started: by Docker, or by this machine itself. */
export type Place = Docker | Reenactment;

export interface Options {
  /** Whether create.sh makes the project, with the newest versions. */
  isFresh: boolean;
  hasDocker: boolean;
  today: string;
  /** Takes a line for each step. */
  say: (line: string) => void;
}

export const secondsSince = (begin: number): string => `${((Date.now() - begin) / 1000).toFixed(1)} s`;

/** Config as a reader stores it. */
export const secret = (): string => randomBytes(18).toString('hex');

/**
 * Makes a project, builds it, and cleans up when it was used.
 *
 * @param more config that isn't random
 * @throws Missing if this machine lacks what it needs, Failure if a step of the build fails
 */
export async function inPlace<T>(
  {project, added, more}: Pick<Setup, 'project' | 'added'> & {more?: Environment},
  {isFresh, hasDocker, say}: Options,
  use: (place: Place, made: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `example-${project.name}-`));
  // Databases and apps run as other users.
  chmodSync(folder, 0o755);
  const config = new Map([...project.config.map((name) => [name, secret()] as const), ...Object.entries(more ?? {})]);
  let place: Place | undefined;
  try {
    const begin = Date.now();
    const made = join(folder, 'project');
    await makeProject(project, isFresh, made);
    const setup = {project, made, folder, config, added};
    place = hasDocker ? new Docker(setup) : new Reenactment(setup);
    await place.build();
    say(`build: ${secondsSince(begin)}`);
    return await use(place, made);
  } finally {
    await place?.clean();
    rmSync(folder, {recursive: true, force: true});
  }
}
