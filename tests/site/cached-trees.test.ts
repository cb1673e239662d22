import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {cachedTreePath} from '../../plugins/pages/cache';
import {pageFiles} from '../../plugins/pages/page';
import {loadPage} from '../../plugins/remark/load-pages';
import {sample} from '../../tools/sample';

// A difference would be on most of them.
it.each(sample(pageFiles(), 40))('the bundler reads %s as search and the Markdown for agents do', (file) => {
  const path = cachedTreePath(file);
  expect(existsSync(path), `${path} is missing: run npm run build.`).toBe(true);
  const cached = JSON.parse(readFileSync(path, 'utf8')) as {value: unknown};
  expect(cached.value).toEqual(JSON.parse(JSON.stringify(loadPage(file).tree)));
});
