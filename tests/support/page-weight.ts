import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {BUILD, type BuiltPage} from './built-site';

const sizes = new Map<string, number>();

/** Size of a file of the build as it is sent, in bytes: compressed, but for fonts, which are already. */
function sent(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(BUILD, file));
  const size = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, {level: 9}).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + sent(file), 0);

/** Bytes that a reader with an empty cache loads for a page, in kB of 1000 bytes. */
export interface PageWeight {
  html: number;
  scripts: number;
  styles: number;
}

/** Scripts and style sheets that the HTML of a page names, which are all that it loads (plugins/lean-client). */
export const filesOf = ({$}: BuiltPage): string[] =>
  [...$('link[as="script"], link[rel="stylesheet"]')].map((link) => ($(link).attr('href') ?? '').replace(/^\//, ''));

/** Weighs a page of the build. */
export function weighPage(page: BuiltPage): PageWeight {
  const files = filesOf(page);
  return {
    html: sent(page.file) / 1000,
    scripts: sum(files.filter((name) => name.endsWith('.js'))) / 1000,
    styles: sum(files.filter((name) => name.endsWith('.css'))) / 1000,
  };
}

/** Fonts that the first view of a page loads: the two upright ones. */
export function weighFonts(names: readonly string[]): number {
  return sum(names.filter((name) => !name.includes('italic')).map((name) => `assets/fonts/${name}`)) / 1000;
}
