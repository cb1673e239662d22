import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** What every page is compiled with, besides its own source and the data files it names. */
const FOLDERS = ['config', 'plugins', 'src/lib/code'];
const VARIABLES = /^(PRODUCT_|SITE_URL$|ALGOLIA_|ANALYTICS_|ANNOUNCEMENT_)/;
const SOURCE = /\.(ts|mts|cjs|mjs|js|eta|json|yaml|mdx|css)$/;

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => SOURCE.test(name))
    .sort()
    .map((name) => join(folder, name));

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
  for (const name of Object.keys(process.env)
    .filter((key) => VARIABLES.test(key))
    .sort()) {
    // The admin key isn't an input of a build.
    if (name !== 'ALGOLIA_ADMIN_KEY') hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex').slice(0, 16);
}
