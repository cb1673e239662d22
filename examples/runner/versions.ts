import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Example} from '../schema';
import type {Stage} from './dockerfile';
import type {Project} from './example';
import type {Place} from './in-place';
import {Failure} from './processes';
import {runtimeOf} from './runtimes';

type Versions = Record<string, string>;

/** @throws Failure if a text has no version */
export function numberIn(text: string, of: string): string {
  const [version] = /\d+(?:\.\d+)+|\d+/.exec(text) ?? [];
  if (!version) throw new Failure(`"${text.trim()}" holds no version of ${of}.`);
  return version;
}

/** The versions that a project's files name. What isn't there, because create.sh makes another file, is left out. */
export function namedVersions({versions}: Pick<Example, 'versions'>, folder: string): Versions {
  return Object.fromEntries(
    Object.entries(versions).flatMap(([title, {file, pattern}]) => {
      const path = join(folder, file);
      if (!existsSync(path)) return [];
      const found = new RegExp(pattern, 'm').exec(readFileSync(path, 'utf8'))?.[1];
      if (!found)
        throw new Failure(`example.yaml: versions: ${file} has nothing that matches the pattern of ${title}.`);
      return [[title, found]];
    }),
  );
}

/** The versions of the runtime and of the databases, as they say themselves. */
export async function foundVersions({stages}: Project, place: Place): Promise<Versions> {
  const {runtime, image} = runtimeOf(stages);
  const said = {[runtime.title]: await place.inspect(image, runtime.version), ...(await place.versions())};
  return Object.fromEntries(Object.entries(said).map(([title, text]) => [title, numberIn(text, title)]));
}

/** The release of the runtime that a Dockerfile names, where nothing can be run. */
export function namedRuntime(stages: readonly Stage[]): Versions {
  const {runtime, image} = runtimeOf(stages);
  const release = runtime.image.exec(image)?.[1];
  return release ? {[runtime.title]: release} : {};
}
