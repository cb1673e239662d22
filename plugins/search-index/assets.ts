import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {SearchManifest} from '../../src/search/manifest';
import {packRecords} from '../../src/search/embedded/pack';
import type {SearchRecord} from '../../src/search/record';

/** Below the folder of hashed files, so that hosts cache them for ever. */
const FOLDER = 'assets/search';

/** In the order of the cascade. */
const MODAL_SHEETS = ['variables', 'frame', 'hits', 'screens'].map((name) => `src/css/search-modal/${name}.css`);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const dropComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*\n/g, '\n');

/**
 * Styles of the modal. The framework puts every imported style sheet into the one file that each page loads; this one
 * stays apart, so that nothing of the modal is loaded before a reader searches.
 */
function modalStyles(): string {
  const docSearch = dirname(require.resolve('@docsearch/css/package.json'));
  const files = [join(docSearch, 'dist/_variables.css'), join(docSearch, 'dist/modal.css'), ...MODAL_SHEETS];
  return dropComments(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/**
 * Writes the files that a reader's first search loads.
 *
 * @param root folder whose content is served from the root of the site
 * @returns their addresses, without the base URL
 */
export function writeAssets(root: string, records: readonly SearchRecord[], commonWords: string[]): SearchManifest {
  rmSync(join(root, FOLDER), {recursive: true, force: true});
  mkdirSync(join(root, FOLDER), {recursive: true});
  const write = (name: string, extension: string, text: string): string => {
    const path = `${FOLDER}/${name}.${hashOf(text)}.${extension}`;
    writeFileSync(join(root, path), text);
    return `/${path}`;
  };
  return {
    records: write('records', 'json', JSON.stringify(packRecords(records, commonWords))),
    styles: write('modal', 'css', modalStyles()),
  };
}
