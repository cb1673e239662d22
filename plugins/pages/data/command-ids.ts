import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(process.cwd(), 'src/data/cli');

/** File names of the command data without extension, the root first: `root`, `cert`, `cert_generate` … */
export function commandFiles(): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .map((name) => name.slice(0, -'.yaml'.length));
  return [...names.filter((name) => name === 'root'), ...names.filter((name) => name !== 'root').sort()];
}

/** File name of the data of a command: `compose_up.yaml`. */
export const fileOf = (path: string) => `${path.replaceAll(' ', '_') || 'root'}.yaml`;

/** Ids of the reference's pages, in the order of the sidebar. */
export function commandIds(): string[] {
  return commandFiles()
    .filter((name) => existsSync(join(process.cwd(), `docs/cli/${name}.mdx`)))
    .map((name) => `cli/${name}`);
}
