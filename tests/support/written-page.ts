import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Page} from '../../plugins/pages/page';
import {readPages} from './pages';

export const FRONT_MATTER = `---
title: A page
description: This description is long enough for the schema of the front matter, and says nothing.
keywords: [one, two, three]
---
`;

const root = mkdtempSync(join(tmpdir(), 'pages-'));

/** Writes a page for a test, below its own folder. The body begins on line 6. */
export function writePage(body: string, {name = 'a', frontMatter = FRONT_MATTER} = {}): string {
  const path = join(root, `docs/${name}.mdx`);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, `${frontMatter}${body}\n`);
  return path;
}

/** What reading a page complains about, with the page named `docs/…` as in the repository. */
export const problemsOf = (path: string): string[] =>
  readPages([path]).problems.map((problem) => problem.replace(`${root}/`, ''));

/** A page as the checks get it. */
export function pageOf(body: string, options: {name?: string; frontMatter?: string} = {}): Page {
  const {pages, problems} = readPages([writePage(body, options)]);
  const [page] = pages;
  if (!page) throw new Error(problems.join('\n'));
  const file = page.file.replace(`${root}/`, '');
  return {...page, file, permalink: `/${file.replace('.mdx', '')}`};
}
