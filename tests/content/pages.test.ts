import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {loadPages} from '../../plugins/pages/load-pages';
import sidebars from '../../sidebars';
import {duplicates} from '../support/checks/duplicates';
import {checkIdentityLeaks} from '../support/checks/identity-leaks';
import {sidebarDocIds} from '../support/sidebar-ids';

const pages = loadPages();

/** Pages that stand alone: the specification gives them no sidebar. */
const WITHOUT_SIDEBAR = ['ask', 'samples'];

describe('pages', () => {
  it('have unique addresses, titles and descriptions', () => {
    expect(duplicates(pages.map((page) => [page.permalink, page.file]))).toEqual([]);
    expect(duplicates(pages.map((page) => [page.frontMatter.title, page.file]))).toEqual([]);
    expect(duplicates(pages.map((page) => [page.frontMatter.description, page.file]))).toEqual([]);
  });

  it('stand in exactly one sidebar each, and no sidebar names a page that does not exist', () => {
    const inSidebars = sidebarDocIds(sidebars);
    const ids = pages.map((page) => page.file.slice('docs/'.length, -'.mdx'.length));
    expect(duplicates(inSidebars.map((id) => [id, 'sidebars.ts']))).toEqual([]);
    expect([...inSidebars].sort()).toEqual(ids.filter((id) => !WITHOUT_SIDEBAR.includes(id)).sort());
  });

  it('never write the name of the tool outside config/ and src/data/', () => {
    const folders = ['docs', 'src', 'plugins', 'static'];
    const files = folders
      .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)))
      .concat('sidebars.ts', 'docusaurus.config.ts')
      .filter(
        (path) => /\.(mdx?|tsx?|mts|mjs|js|css|svg|json|yaml)$/.test(path) && !path.startsWith(join('src', 'data')),
      );
    expect(
      checkIdentityLeaks(
        files.map((path) => ({path, text: readFileSync(path, 'utf8')})),
        site.slug,
      ),
    ).toEqual([]);
  });
});
