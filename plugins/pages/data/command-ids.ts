import {existsSync} from 'node:fs';
import {dataFiles} from './read-data';

/** File names of the command data without extension, the root first: `root`, `cert`, `cert_generate` … */
export function commandFiles(): string[] {
  return ['root', ...dataFiles('src/data/cli').filter((name) => name !== 'root' && !name.startsWith('_'))];
}

/** File name of the data of a command: `compose_up.yaml`. */
export const fileOf = (path: string) => `${path.replaceAll(' ', '_') || 'root'}.yaml`;

/** Ids of the reference's pages, in the order of the sidebar. */
export function commandIds(): string[] {
  return commandFiles()
    .filter((name) => existsSync(`docs/cli/${name}.mdx`))
    .map((name) => `cli/${name}`);
}
