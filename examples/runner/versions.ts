import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Project} from './example';
import type {Place} from './place';
import {Failure} from './processes';
import {RUNTIME} from './runtimes';

const VERSION = /\d+(?:\.\d+)+|\d+/;

const numberIn = (text: string, of: string): string => {
  const [version] = VERSION.exec(text) ?? [];
  if (!version) throw new Failure(`example.yaml: versions: "${text.trim()}" holds no version of ${of}.`);
  return version;
};

/** A version that a file names, such as a lockfile. Nothing if the file isn't there. */
function versionIn(folder: string, file: string, pattern: string, of: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const found = new RegExp(pattern, 'm').exec(readFileSync(path, 'utf8'));
  if (!found) throw new Failure(`example.yaml: versions: ${file} has nothing that matches the pattern of ${of}.`);
  return found[1] ?? found[0];
}

/** The versions of framework and runtime that a built project has. */
export async function readVersions(
  {example, stages}: Project,
  folder: string,
  place: Place,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const [title, how] of Object.entries(example.versions)) {
    const version =
      'command' in how
        ? numberIn(await place.inspect(how.command, 'first'), title)
        : versionIn(folder, how.file, how.pattern, title);
    if (version) versions[title] = version;
  }
  const runtime = RUNTIME[example.runtime];
  // What starts the app may be another release than what built it.
  const stage = runtime.image.test(stages.at(-1)?.image ?? '') ? 'last' : 'first';
  versions[runtime.title] = numberIn(await place.inspect(runtime.version, stage), runtime.title);
  return versions;
}

/** The versions that an example's files name, where nothing can be run. */
export function namedVersions({example, stages, folder}: Project): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const [title, how] of Object.entries(example.versions)) {
    const version = 'file' in how ? versionIn(folder, how.file, how.pattern, title) : undefined;
    if (version) versions[title] = version;
  }
  const {title, image} = RUNTIME[example.runtime];
  const release = stages.map((stage) => image.exec(stage.image)?.[1]).find(Boolean);
  if (release) versions[title] = release;
  return versions;
}
