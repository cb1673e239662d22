import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {keptPagePath} from '../../plugins/pages/kept-per-page';
import {allPages} from '../support/pages';

it.each(allPages().map((page) => [page.file, page] as const))(
  'the bundler reads %s as search and the Markdown for agents do',
  (file, {tree}) => {
    const path = keptPagePath(file, 'tree');
    expect(existsSync(path), `${path} is missing: run npm run build.`).toBe(true);
    const {value} = JSON.parse(readFileSync(path, 'utf8')) as {value: unknown};
    expect(value).toEqual(JSON.parse(JSON.stringify(tree)));
  },
);
