import {cpSync, mkdirSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Project} from './example';
import {outerEnvironment, run} from './processes';

/** Names of files that only this repository needs. */
const OWN = new Set(['create.sh', 'example.yaml']);

/** Seconds: generators install what they generate. */
const LIMIT = 900;

/**
 * Makes a project in a new folder: from the repository, or afresh by its create.sh, with the newest versions.
 *
 * @throws Failure if a command of create.sh fails
 */
export async function makeProject({folder}: Project, isFresh: boolean, to: string): Promise<void> {
  mkdirSync(to, {recursive: true});
  if (isFresh) {
    const settings = {cwd: to, env: {...outerEnvironment(), CI: 'true', npm_config_yes: 'true'}};
    await run([resolve(folder, 'create.sh')], settings, LIMIT);
    return;
  }
  for (const entry of readdirSync(folder).filter((file) => !OWN.has(file)))
    cpSync(join(folder, entry), join(to, entry), {recursive: true, verbatimSymlinks: true});
}
