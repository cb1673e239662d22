import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** What every page is compiled with, besides its own source and the data files it names. */
const FOLDERS = ['config', 'plugins', 'src/lib/code'];
const VARIABLES = /^(PRODUCT_|SITE_URL$|ALGOLIA_|ANALYTICS_|ANNOUNCEMENT_)/;

/** Changes with the code and the settings that pages are made with, and with the data files below `others`. */
export function hashOfInputs(...others: string[]): string {
  const hash = createHash('sha256');
  for (const folder of [...FOLDERS, ...others]) {
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      if (/\.(ts|mts|cjs|js|eta|json|yaml|mdx|css)$/.test(name))
        hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  for (const name of Object.keys(process.env)
    .filter((key) => VARIABLES.test(key))
    .sort()) {
    // The admin key isn't an input of a build.
    if (name !== 'ALGOLIA_ADMIN_KEY') hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex').slice(0, 16);
}
