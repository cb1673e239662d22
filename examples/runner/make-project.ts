import {cpSync, mkdirSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Project} from './example';
import {run} from './processes';
import {outerEnvironment} from './runtimes';

/** Seconds: generators install what they generate. */
const LIMIT = 900;

/** Names of files that only this repository needs. */
const OWN = new Set(['create.sh', 'example.yaml']);

/** The project as it is in the repository. */
export function copyProject({folder}: Project, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(folder))
    if (!OWN.has(entry)) cpSync(join(folder, entry), join(to, entry), {recursive: true, verbatimSymlinks: true});
}

/** The project as its create.sh makes it in an empty folder today, with the newest versions. */
export async function createProject({folder}: Project, to: string): Promise<void> {
  mkdirSync(to, {recursive: true});
  await run([resolve(folder, 'create.sh')], {cwd: to, env: {...outerEnvironment(), CI: 'true'}}, LIMIT);
}
