import {describe, it} from 'vitest';
import {site} from '../../config/site';
import {type Page, docId} from '../../plugins/pages/page';
import sidebars from '../../sidebars';
import {checkAssets} from '../support/checks/assets';
import {duplicates} from '../support/checks/duplicates';
import {checkIdentityLeaks} from '../support/checks/identity-leaks';
import {checkImages} from '../support/checks/images';
import {checkLinkRows} from '../support/checks/link-rows';
import {checkPageLength} from '../support/checks/page-length';
import {checkProse} from '../support/checks/prose';
import {checkSidebars} from '../support/checks/sidebars';
import {checkTabs} from '../support/checks/tabs';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';
import {lineOf} from '../support/line-of';
import {allPages, unreadablePages} from '../support/pages';
import {readProse} from '../support/prose-text';
import {sidebarDocIds} from '../support/sidebar-ids';

const pages = allPages();

/** Pages that stand alone: the specification gives them no sidebar. */
const WITHOUT_SIDEBAR = ['ask', 'check', 'samples'];

const entries = (key: string, valueOf: (page: Page) => string) =>
  pages.map((page): [string, string] => [valueOf(page), `${page.file}:${lineOf(page.source, new RegExp(`^${key}:`))}`]);

describe('pages', () => {
  it('have front matter, tokens, data and MDX that can be read', () => expectNone(unreadablePages()));

  it('have tabs that know the choice of the reader', () => expectNone(checkTabs(pages)));

  it('end with rows of a link and its description', () => expectNone(checkLinkRows(pages)));

  it('show pictures that exist, are small, and have a size', () => expectNone(checkImages(pages)));

  it('write names, terms and headings in one way', () => expectNone(checkProse(readProse())));

  it('are of one kind', () =>
    expectNone(findFiles(['docs'], /\.md$/).map((path) => `${path}:1: pages end in .mdx: rename it.`)));

  it('are short enough to be read', () => expectNone(checkPageLength(pages)));

  it('have addresses of their own', () => expectNone(duplicates(entries('slug', (page) => page.permalink))));

  it('have titles of their own', () => expectNone(duplicates(entries('title', (page) => page.frontMatter.title))));

  it('have descriptions of their own', () => {
    expectNone(duplicates(entries('description', (page) => page.frontMatter.description)));
  });

  it('stand in exactly one sidebar each, and no sidebar names a page that does not exist', () => {
    const ids = pages.map((page) => docId(page.file));
    expectNone(unreadablePages().length ? [] : checkSidebars(sidebarDocIds(sidebars), ids, WITHOUT_SIDEBAR));
  });

  // Not examples/: they run as they are, and pages show them with the name of the site.
  it('never write the name of the tool outside config/', () => {
    const files = findFiles(
      ['docs', 'src', 'packages', 'plugins', 'static', 'tests', 'bench', 'deploy', '.ci', '.vscode', '.github'],
      /\.(mdx?|tsx?|mts|mjs|js|css|svg|json|ya?ml)$/,
    ).concat(findFiles(['.'], /\.(ts|mjs|mts|md|yaml|jsonc)$/));
    expectNone(checkIdentityLeaks(readFiles(files), [site.name, site.slug]));
  });
});

it('keeps no file that nothing uses', () => {
  const assets = findFiles(['static', 'docs'], /\.\w+$/).filter((path) => !/\.mdx?$/.test(path));
  const texts = readFiles([
    ...findFiles(['docs', 'src', 'config', 'plugins', 'static'], /\.(mdx|tsx?|css|json|yaml|svg|webmanifest)$/),
    'docusaurus.config.ts',
  ]);
  expectNone(checkAssets(assets, texts));
});
