import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from './data/files-below';

/** What every page is compiled with, besides its own source and the data files it names. */
const FOLDERS = ['config', 'plugins', 'src/lib/code'];
/** The admin key isn't an input of a build. */
const VARIABLES = /^(PRODUCT_|SITE_URL$|ALGOLIA_(?!ADMIN_KEY$)|ANALYTICS_|ANNOUNCEMENT_)/;
const SOURCE = /\.(ts|mts|cjs|mjs|js|eta|json|yaml|mdx|css)$/;

const sourcesBelow = (folder: string): string[] => filesBelow(folder, SOURCE).map((name) => join(folder, name));

/** Changes with files, and with the sources below folders. */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => (statSync(path).isDirectory() ? sourcesBelow(path) : path)))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes with the code and the settings that pages are made with, and with other files and folders. */
export function hashOfInputs(...others: string[]): string {
  const hash = createHash('sha256').update(hashOfFiles([...FOLDERS, ...others]));
  const variables = Object.keys(process.env).filter((name) => VARIABLES.test(name));
  for (const name of variables.sort()) hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex').slice(0, 16);
}
