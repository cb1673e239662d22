import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import postcss from 'postcss';
import hoverMediaFeature from 'postcss-hover-media-feature';
import {site} from '../../../config/site';
import {packTexts, packTitles} from 'docs-index/search/pack';
import type {GeneratedFile} from '../generated-file';
import {hashedAddress} from '../loaded-files';
import {markdownOf} from '../markdown/agent-files';
import {loadPages} from '../../remark/load-pages';
import {sectionRecords} from './section-records';

/** Made by `npm run data:vectors`. */
export const VECTORS = 'src/data/vectors.json';

/** In the order of the cascade. */
const OWN_SHEETS = ['variables', 'frame', 'hits', 'screens', 'own'].map((name) => `src/css/search-modal/${name}.css`);

const dropComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*\n/g, '\n');

/**
 * Styles of the modal. The framework puts every imported style sheet into the one file that each page loads; this one
 * stays apart, so that nothing of the modal is loaded before a reader searches.
 */
function modalStyles(): string {
  const docSearch = dirname(require.resolve('@docsearch/css/package.json'));
  const read = (files: string[]) => dropComments(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const theirs = read(['_variables', 'modal'].map((name) => join(docSearch, `dist/${name}.css`)));
  // src/css/layers.css has the order.
  const css = `@layer docsearch {${theirs}}\n@layer theme {${read(OWN_SHEETS)}}`;
  return postcss([hoverMediaFeature()]).process(css, {from: undefined}).css;
}

/** What the texts belong to: a tenth of the size, for first hits on a slow network. */
const titles = () => packTitles(sectionRecords(loadPages(), new Map()), [site.slug]);

/** Texts and readers' phrases. */
function records(): string {
  const pages = loadPages();
  const byUrl = new Map(pages.map((page) => [page.permalink, page]));
  const placesOf = (url: string) => {
    const page = byUrl.get(url);
    return page ? markdownOf(page).places : [];
  };
  return JSON.stringify(packTexts(sectionRecords(pages), titles(), placesOf));
}

/** What a reader's first search loads. */
export const searchFiles = (): GeneratedFile[] => [
  {path: hashedAddress('titles'), make: () => JSON.stringify(titles())},
  {path: hashedAddress('records'), make: records},
  {path: hashedAddress('vectors'), make: () => readFileSync(VECTORS, 'utf8').replaceAll('{product}', site.slug)},
  {path: hashedAddress('styles'), make: modalStyles},
];
