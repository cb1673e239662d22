import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {cachedTreePath} from '../../plugins/pages/cached-tree';
import {allPages} from '../support/pages';

it.each(allPages().map((page) => [page.file, page] as const))(
  'the bundler reads %s as search and the Markdown for agents do',
  (file, {tree}) => {
    const path = cachedTreePath(file);
    expect(existsSync(path), `${path} is missing: run npm run build.`).toBe(true);
    const cached = JSON.parse(readFileSync(path, 'utf8')) as {tree: unknown};
    expect(cached.tree).toEqual(JSON.parse(JSON.stringify(tree)));
  },
);
