import {existsSync} from 'node:fs';
import {site} from '../../../config/site';
import {
  type Command,
  type Flag,
  type Hidden,
  commandSchema,
  environmentSchema,
  exitCodesSchema,
  globalSchema,
  hiddenSchema,
} from '../../../src/data/cli/schema';
import {dataFiles, readData} from './read-data';

const folder = 'src/data/cli';

/** File names of the command data without extension, the root first: `root`, `cert`, `cert_generate` … */
const commandFiles = (): string[] => [
  'root',
  ...dataFiles(folder).filter((name) => name !== 'root' && !name.startsWith('_')),
];

/** File name of the data of a command: `compose_up.yaml`. */
export const fileOf = (path: string) => `${path.replaceAll(' ', '_') || 'root'}.yaml`;

/** Ids of the reference's pages, in the order of the sidebar. */
export function commandIds(): string[] {
  return commandFiles()
    .filter((name) => existsSync(`docs/cli/${name}.mdx`))
    .map((name) => `cli/${name}`);
}

/** All visible commands, the root first, then by path. */
export const loadCommands = (): Command[] =>
  commandFiles().map((name) => readData(`${folder}/${name}.yaml`, commandSchema));

/** Flags that every command has. */
export const loadGlobalFlags = (): Flag[] => readData(`${folder}/_global.yaml`, globalSchema).flags;

export const loadEnvironment = () => readData(`${folder}/_environment.yaml`, environmentSchema).variables;

export const loadExitCodes = () => readData(`${folder}/_exit-codes.yaml`, exitCodesSchema).exitCodes;

export const loadHidden = (): Hidden => readData(`${folder}/_hidden.yaml`, hiddenSchema);

/** Path of the command above: `compose up` has `compose`, `compose` has the root `''`. */
export function parentPath(path: string): string | null {
  if (path === '') return null;
  return path.includes(' ') ? path.slice(0, path.lastIndexOf(' ')) : '';
}

export function namesOf({command, aliases}: Pick<Command, 'command' | 'aliases'>): string[] {
  const parent = parentPath(command);
  const names = aliases.flatMap((alias) => (typeof alias === 'string' ? alias : alias.removed ? [] : alias.name));
  return [command, ...names.map((name) => [parent, name].filter(Boolean).join(' '))];
}

/**
 * Flags that a command inherits from the commands above it, nearest first, then the global ones; the nearest one
 * applies.
 */
export function inheritedFlags(command: Command, commands: Command[]): Flag[] {
  const above: Flag[] = [];
  for (let path = parentPath(command.command); path !== null; path = parentPath(path)) {
    const parent = commands.find((other) => other.command === path);
    above.push(...(parent?.flags.filter((flag) => parent.persistentFlags.includes(flag.name)) ?? []));
  }
  const names = new Set(command.flags.map(({name}) => name));
  return [...above, ...loadGlobalFlags()].filter(({name}) => !names.has(name) && names.add(name));
}

/** Address of a command's page: `compose up` has `/docs/cli/{product}_compose_up`. */
export const commandUrl = (path: string): string =>
  `/docs/cli/${[site.slug, ...path.split(' ').filter(Boolean)].join('_')}`;

/** Anchor of a flag on its command's page, as the reader would type it: `--detach`. */
export const flagId = (flag: Flag): string => `--${flag.name}`;
