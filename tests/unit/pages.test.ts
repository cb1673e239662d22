import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {checkFrontMatter, parseFrontMatter} from '../../plugins/pages/front-matter';
import {loadPage} from '../../plugins/remark/load-pages';
import {toMarkdown} from '../../plugins/outputs/markdown/page-files';
import {anchorsOf} from '../../plugins/pages/anchors';
import {permalinkOf} from '../../plugins/pages/permalink';
import {readPages} from '../support/pages';

const good = {
  title: 'A title',
  description: 'This description is long enough for the schema of the front matter, and says nothing.',
  keywords: ['one', 'two', 'three'],
};

describe('front matter', () => {
  it('passes what is right and expands tokens', () => {
    expect(checkFrontMatter({...good, title: '{Product}'}, 'docs/a.mdx').title).not.toContain('{');
  });

  it.each([
    [
      {...good, descripton: 'x'},
      /docs\/a\.mdx: front matter: unknown key "descripton" \(did you mean "description"\?\)/,
    ],
    [{...good, description: undefined}, /"description"/],
    [{...good, description: 'short'}, /"description": write at least 50 characters/],
    [{...good, description: 'x'.repeat(161)}, /"description": write at most 160 characters/],
    [{...good, keywords: ['one']}, /"keywords"/],
    [{...good, title: ''}, /"title"/],
  ])('refuses %o with file and key', (data, message) => {
    expect(() => checkFrontMatter(data as Record<string, unknown>, 'docs/a.mdx')).toThrow(message);
  });

  it('derives title and address of a command page', () => {
    const {description, keywords} = good;
    const {
      title,
      sidebar_label: label,
      slug,
    } = checkFrontMatter({description, keywords, command: 'compose up'}, 'docs/cli/x.mdx');
    expect([title.endsWith(' compose up'), label, slug?.endsWith('_compose_up')]).toEqual([true, 'compose up', true]);
  });
});

describe('pages', () => {
  it.each([
    ['docs/concepts/index.mdx', '/concepts', '/docs/concepts'],
    ['docs/concepts/mcp.mdx', undefined, '/docs/concepts/mcp'],
    ['docs/concepts/product-byoc.mdx', 'acme-byoc', '/docs/concepts/acme-byoc'],
    ['docs/tutorials/a/index.mdx', undefined, '/docs/tutorials/a'],
  ])('%s with slug %s is %s', (file, slug, permalink) => {
    expect(permalinkOf(file, {slug})).toBe(permalink);
  });

  it('stop at a wrong token with file, line and the nearest right one', () => {
    expect(() => loadPage('tests/fixtures/pages/wrong-token.mdx')).toThrow(
      /tests\/fixtures\/pages\/wrong-token\.mdx:9: Unknown token \{Prodct\}\. Did you mean \{Product\}\?/,
    );
  });

  it('have the title of an admonition and the written id of a heading, as on the site', () => {
    const {text: markdown} = toMarkdown(loadPage('tests/fixtures/pages/title-and-id.mdx'), new Set());
    expect(markdown).toContain('> **Note: A title**');
    expect([...anchorsOf(loadPage('tests/fixtures/pages/title-and-id.mdx'))]).toEqual(['ports-reference']);
  });
});

it('front matter that is no YAML is refused as often as it is read', async () => {
  const core = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const {DEFAULT_PARSE_FRONT_MATTER: defaultParseFrontMatter} = core('@docusaurus/utils') as {
    DEFAULT_PARSE_FRONT_MATTER: DefaultParseFrontMatter;
  };
  const page = {filePath: resolve('docs/a.mdx'), fileContent: '---\ntitle: Roll back: go\n---\n'};
  for (const time of ['the first time', 'again'])
    await expect(parseFrontMatter({...page, defaultParseFrontMatter}), time).rejects.toThrow(
      /^docs\/a\.mdx: the front matter is not valid YAML: /,
    );
});

it('a page that cannot be read has its address all the same, so that links to it are not called dead', () => {
  const {pages, addresses} = readPages(['docs/concepts/gone.mdx']);
  expect(pages).toEqual([]);
  expect(addresses).toEqual(['/docs/concepts/gone']);
});
