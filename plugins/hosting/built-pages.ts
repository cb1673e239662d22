import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface BuiltPage {
  path: string;
  html: string;
}

/**
 * Reads the pages of a build, without the client redirects: our server answers 301 before it reaches them, and without
 * our server there's no policy either.
 *
 * @param redirected addresses that are redirects
 */
export function readBuiltPages(folder: string, redirected: ReadonlySet<string>): BuiltPage[] {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => path.endsWith('.html') && !redirected.has(`/${path.replace(/\/index\.html$/, '')}`))
    .sort()
    .map((path) => ({path, html: readFileSync(join(folder, path), 'utf8')}));
}
