import {join} from 'node:path';
import type {RootContent} from 'mdast';
import type {Page} from '../../plugins/pages/page';
import {folderWith} from './folder-with';
import {readPages} from './pages';

export const FRONT_MATTER = `---
title: A page
description: This description is long enough for the schema of the front matter, and says nothing.
keywords: [one, two, three]
---
`;

const root = folderWith({});

/** Writes a page for a test, below its own folder. The body begins on line 6. */
export const writePage = (body: string, frontMatter = FRONT_MATTER): string =>
  join(folderWith({'docs/a.mdx': `${frontMatter}${body}\n`}, root), 'docs/a.mdx');

/** What reading a page complains about, with the page named `docs/…` as in the repository. */
export const problemsOf = (path: string): string[] =>
  readPages([path]).problems.map((problem) => problem.replace(`${root}/`, ''));

/** A page as the checks get it. */
export function pageOf(body: string): Page {
  const {pages, problems} = readPages([writePage(body)]);
  const [page] = pages;
  if (!page) throw new Error(problems.join('\n'));
  const file = page.file.replace(`${root}/`, '');
  return {...page, file, permalink: `/${file.replace('.mdx', '')}`};
}

/** A page of these nodes. */
export const madePage = (children: RootContent[], fields: Partial<Page> = {}): Page => ({
  file: 'docs/concepts/accounts.mdx',
  permalink: '/docs/concepts/accounts',
  frontMatter: {title: 'A page', description: 'What it is about.', keywords: ['one', 'two', 'three']},
  source: '',
  tree: {type: 'root', children},
  ...fields,
});
