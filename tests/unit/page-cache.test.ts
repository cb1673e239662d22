import {describe, expect, it} from 'vitest';
import {loadPage} from '../../plugins/pages/load-pages';
import {PageCache} from '../../plugins/pages/page-cache';

/** With tables from data, admonitions, tabs, a diagram, and a reference from the command's data. */
const FILES = ['docs/concepts/compose.mdx', 'docs/intro/intro.mdx', 'docs/cli/compose_up.mdx'];

describe('PageCache', () => {
  it.each(FILES)('gives %s as it is read, the first time and from the cache', (file) => {
    const fresh = loadPage(file);
    expect(new PageCache().load(file, loadPage)).toEqual(fresh);
    // The form that is kept has lost nothing.
    expect(new PageCache().find(file)).toEqual(fresh);
    expect(JSON.parse(JSON.stringify(fresh))).toEqual(fresh);
  });
});
