import type {SourceFile} from '../types';
import {isEnvName, readEnvFile} from './env-file';

/** Names that the CLI looks for, in its order: the first one that's there is the main file, and the first override goes over it. */
const MAIN = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDES = [
  'compose.override.yml',
  'compose.override.yaml',
  'docker-compose.override.yml',
  'docker-compose.override.yaml',
];

export interface FileOrder {
  /** The main file, what goes over it, and then the files that these name: env files, included ones. */
  files: SourceFile[];
  /** Names of the files that are merged, in order. */
  merged: string[];
  /** Files that the CLI leaves out, because it uses another one of the same kind. */
  unused: {name: string; instead: string}[];
  /** Names to give after `-f`; empty where the CLI finds the files itself. */
  flags: string[];
}

const baseName = (name: string): string => name.split('/').at(-1) ?? name;
/** A Dockerfile next to the Compose file is for the build. */
const isBuild = ({name}: SourceFile): boolean => /dockerfile/i.test(baseName(name));
const isYaml = (file: SourceFile): boolean => !isEnvName(file.name) && !isBuild(file);

/** The files of this kind that are there, in the CLI's order. */
const ofKind = (files: readonly SourceFile[], names: readonly string[]): SourceFile[] =>
  names.flatMap((name) => files.find((file) => baseName(file.name) === name) ?? []);

/** Files that `COMPOSE_FILE` in `.env` lists. */
function listed(files: readonly SourceFile[]): SourceFile[] {
  const env = files.find(({name}) => baseName(name) === '.env');
  const values = new Map(env ? readEnvFile(env.text).entries.map(({name, value}) => [name, value]) : []);
  const paths = (values.get('COMPOSE_FILE') ?? '').split(values.get('COMPOSE_PATH_SEPARATOR') || ':');
  return paths.flatMap((path) => files.find(({name}) => name === path.replace(/^\.\//, '')) ?? []);
}

/** Whether another file includes or extends this one: then it isn't merged over it. */
const isNamed = ({name}: SourceFile, files: readonly SourceFile[]): boolean =>
  files.some(
    (other) =>
      isYaml(other) &&
      other.name !== name &&
      other.text.includes(baseName(name)) &&
      /^\s*-?\s*(?:include|extends|file|path)\b/m.test(other.text),
  );

/**
 * Puts files into the order in which the CLI reads them. Those that it doesn't find itself go over the others, as with
 * `-f`.
 */
export function orderFiles(all: readonly SourceFile[]): FileOrder {
  const [only] = all;
  if (only && all.length === 1) return {files: [only], merged: [only.name], unused: [], flags: []};
  const fromEnv = listed(all);
  const [main, ...otherMains] = ofKind(all, MAIN);
  const [override, ...otherOverrides] = ofKind(all, OVERRIDES);
  const unused =
    fromEnv.length > 0
      ? []
      : [
          ...otherMains.map(({name}) => ({name, instead: main?.name ?? ''})),
          ...otherOverrides.map(({name}) => ({name, instead: override?.name ?? ''})),
        ];
  const left = all.filter((file) => !unused.some(({name}) => name === file.name));
  const found = fromEnv.length > 0 ? fromEnv : [main, override].filter((file) => file !== undefined);
  const more = left.filter((file) => isYaml(file) && !found.includes(file) && !isNamed(file, left));
  const merged = [...found, ...more];
  const rest = left.filter((file) => !merged.includes(file) && !isBuild(file));
  const hasFlags = more.length > 0 && (merged.length > 1 || !main);
  return {
    files: [...merged, ...rest],
    merged: merged.map(({name}) => name),
    unused,
    flags: hasFlags ? merged.map(({name}) => name) : [],
  };
}
