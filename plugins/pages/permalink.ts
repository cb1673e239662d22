import {basename, dirname, posix} from 'node:path';
import type {FrontMatter} from './front-matter-schema';

/** Address of a page, by the rules of its plugin: in docs/ slug first, then folder and file name. */
export function permalinkOf(file: string, {slug}: Pick<FrontMatter, 'slug'>): string {
  if (file.startsWith('src/pages/')) return `/${basename(file, '.mdx')}`.replace(/^\/index$/, '/');
  const folder = dirname(file).slice('docs'.length);
  if (slug?.startsWith('/')) return `/docs${slug}`.replace(/\/$/, '');
  const name = basename(file, '.mdx');
  const last = slug ?? (name === 'index' ? '' : name);
  return posix.join('/docs', folder, last).replace(/\/$/, '');
}
