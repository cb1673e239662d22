import {readFileSync, readdirSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {CopyRspackPlugin, rspack} from '@rspack/core';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {checkFrontMatter, parseFrontMatter} from '../../plugins/pages/front-matter';
import {leaveOutDanglingLinks} from '../../plugins/bundling/static-links';
import dataDependencies from '../../plugins/bundling/data-dependencies.cjs';
import {dataFiles} from '../../plugins/pages/data/read-data';
import {hashOfFiles} from '../../plugins/pages/cache';
import {loadFrontMatter, pageFiles} from '../../plugins/pages/page';
import {loadPage} from '../../plugins/remark/load-pages';
import {toMarkdown} from '../../plugins/outputs/markdown/to-markdown';
import {anchorsOf} from '../../plugins/pages/site-map';
import {permalinkOf} from '../../plugins/pages/permalink';
import {findFiles} from '../support/files';
import {folderWith} from '../support/folder-with';
import {readPages} from '../support/pages';

const good = {
  title: 'A title',
  description: 'This description is long enough for the schema of the front matter, and says nothing.',
  keywords: ['one', 'two', 'three'],
};

/** What editors and systems leave next to a writer's files; `null` is a link to nothing, as Emacs' lock is. */
const LEFT = {'.#a': null, gone: null, '._a': '\0', '.b/a': 'text'};

it('what editors leave among pages and data is none, and a partial is asked for nothing', async () => {
  const folder = folderWith({'docs/a.mdx': 'A', 'docs/b/_part.mdx': 'P', 'data/a.yaml': 'a: 1'});
  for (const [name, text] of Object.entries(LEFT))
    for (const path of [`docs/${name}.mdx`, `docs/b/${name}.mdx`, `data/${name}.yaml`])
      if (text === null) symlinkSync('me@host.1:1', join(folder, path));
      else folderWith({[path]: text}, folder);
  const home = process.cwd();
  process.chdir(folder);
  try {
    expect(pageFiles()).toEqual(['docs/a.mdx']);
    expect([dataFiles('data'), findFiles(['data'], /gone/)]).toEqual([['a'], []]);
    expect(hashOfFiles(['data'])).toBe(hashOfFiles(['data/a.yaml']));
    const added: string[] = [];
    const add = (path: string) => void added.push(path);
    const loader = {rootContext: folder, context: folder, addContextDependency: () => {}, addDependency: add};
    dataDependencies.call({...loader, getOptions: () => ({sources: [['A', 'data']]})}, 'A');
    expect(added).toEqual(['a', 'gone'].map((name) => join(folder, `data/${name}.yaml`)));
    expect((await hooked('docs/b/_part.mdx', 'P')).frontMatter).toEqual({});
  } finally {
    process.chdir(home);
  }
});

it('links to nothing, and what editors leave among the static files, are left out of the build', async () => {
  const left = Object.fromEntries(
    ['.DS_Store', 'img/._a.png', 'img/Thumbs.db', 'img/a.png~', '.a.swp'].map((path) => [`static/${path}`, '1']),
  );
  const folder = folderWith({'entry.js': '1', 'static/.hidden': '1', 'static/img/a.png': '1', ...left});
  for (const path of ['.#a.txt', 'img/.#a.png', 'img/gone.png'])
    symlinkSync('me@host.1:1', join(folder, 'static', path));
  const plugins = [new CopyRspackPlugin({patterns: [{from: join(folder, 'static'), to: join(folder, 'out')}]})];
  leaveOutDanglingLinks(plugins);
  const compiler = rspack({context: folder, entry: './entry.js', output: {path: join(folder, 'out')}, plugins});
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.toJson({all: false, errors: true}).errors).toEqual([]);
  const copied = readdirSync(join(folder, 'out'), {recursive: true, encoding: 'utf8'});
  expect(copied.sort()).toEqual(['.hidden', 'img', join('img', 'a.png'), 'main.js']);
});

it('a page has the text of the partials that it imports, for search and agents too', () => {
  const page = loadPage('tests/fixtures/pages/with-partial.mdx');
  expect(toMarkdown(page, new Set()).text).toContain('## A heading of the partial\n\nIts text.');
  expect([...anchorsOf(page)]).toEqual(['a-heading-of-the-partial']);
});

describe('front matter', () => {
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

  it('have the title of an admonition and the written id of a heading, as on the site', () => {
    const {text: markdown} = toMarkdown(loadPage('tests/fixtures/pages/title-and-id.mdx'), new Set());
    expect(markdown).toContain('> **Note: A title**');
    expect([...anchorsOf(loadPage('tests/fixtures/pages/title-and-id.mdx'))]).toEqual(['ports-reference']);
  });
});

/** Our hook parses itself: it never calls the framework's. */
const defaultParseFrontMatter: DefaultParseFrontMatter = () => Promise.reject(new Error('called'));
const hooked = (path: string, fileContent: string) =>
  parseFrontMatter({filePath: resolve(path), fileContent, defaultParseFrontMatter});

it('front matter and content are told apart, whatever Windows adds', async () => {
  const source = `---\ntitle: A\ndescription: ${'x'.repeat(60)}\nkeywords: [a, b, c]\n---\n\nText.\n\n---\n\nMore.\n`;
  for (const text of [source, source.replaceAll('\n', '\r\n'), `\uFEFF${source}`]) {
    const {frontMatter, content} = await hooked('docs/a.mdx', text);
    expect([frontMatter.title, content]).toEqual(['A', 'Text.\n\n---\n\nMore.']);
  }
  await expect(hooked('docs/a.mdx', '---\ntitle: Roll back: go\n---\n')).rejects.toThrow(
    /^docs\/a\.mdx:2: front matter: not valid YAML: /,
  );
});

it('a page and its partials are the same to the bundler, and as Markdown, whatever the line ends', async () => {
  const {default: config} = await import('../../docusaurus.config');
  expect(config.markdown?.preprocessor?.({filePath: 'docs/a.mdx', fileContent: 'a\r\nb'})).toBe('a\nb');
  const page = readFileSync('tests/fixtures/pages/with-partial.mdx', 'utf8');
  const folder = folderWith({});
  const code = '\n```shell\none\ntwo\n```\n';
  const [plain, windows] = ['\n', '\r\n'].map((end) => {
    const [whole = '', partial = ''] = [page + code, `A partial.\n${code}`].map((text) => text.replaceAll('\n', end));
    folderWith({'a.mdx': whole, '_part.mdx': partial}, folder);
    return toMarkdown(loadPage(join(folder, 'a.mdx')), new Set()).text;
  });
  expect(windows).toBe(plain);
  expect(windows?.match(/one\ntwo\n/g)).toHaveLength(2);
  folderWith({'b.mdx': page.replace('./_', './_parts/') + code, '_parts/part.mdx': `A partial.\n${code}`}, folder);
  expect(toMarkdown(loadPage(join(folder, 'b.mdx')), new Set()).text).toBe(plain?.replaceAll('/a', '/b'));
});

describe('a page that its writer got wrong', () => {
  it.each([
    ['title: Roll back: go', 2],
    ['title: A\ndescription: "open', 3],
    ['title: A\nkeywords: [a, b', 3],
    ['title: A\n\ttab: b', 3],
    ['title: A\ntitle: B', 3],
  ])('is named in one line, with the line of %j', (yaml, line) =>
    expect(() => loadFrontMatter('docs/a.mdx', `---\n${yaml}\n---\n`)).toThrow(
      new RegExp(`^docs/a\\.mdx:(${line}|${line + 1}): front matter: not valid YAML: [^\\n]+\\.$`),
    ),
  );

  it.each([
    ['docs/my page.mdx', 'docs/my-page.mdx'],
    ['docs/a/Café & co.mdx', 'docs/a/Cafe-co.mdx'],
    ['docs/100%.mdx', 'docs/100-.mdx'],
  ])('gets a better name than %s', async (file, better) => {
    const message = `${file}: a file name becomes an address, so it has only letters, digits, dashes and dots. Rename it: ${better}`;
    const source = '---\ntitle: A\n---\n';
    expect(() => loadFrontMatter(file, source)).toThrow(message);
    await expect(hooked(file, source)).rejects.toThrow(message);
  });
});

describe('a longer name', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(['Ninechars', 'Twenty Letters Cloud'])('does not make a page too long: %s', async (name) => {
    vi.stubEnv('PRODUCT_NAME', name);
    vi.resetModules();
    const pages = await import('../../plugins/pages/page');
    const read = pages.pageFiles().map((file) => pages.loadFrontMatter(file));
    expect(read.some(({description}) => description.includes(name))).toBe(true);
    expect(() =>
      pages.loadFrontMatter('docs/a.mdx', `---\ntitle: A\ndescription: ${'x'.repeat(161)}\nkeywords: [a, b, c]\n---`),
    ).toThrow(/"description": write at most 160 characters/);
  });
});

it('a page that cannot be read has its address all the same, so that links to it are not called dead', () => {
  const {pages, addresses} = readPages(['docs/concepts/gone.mdx']);
  expect(pages).toEqual([]);
  expect(addresses).toEqual(['/docs/concepts/gone']);
});
