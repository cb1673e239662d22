import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {cachedTree} from '../../plugins/pages/cache';
import {folderWith} from '../support/folder-with';

const home = process.cwd();
const enter = (files: Record<string, string>) => process.chdir(folderWith(files));
afterEach(() => process.chdir(home));

describe('a page that the bundler has read', () => {
  const SOURCE = '# Title {#anchor}\n\n```yaml file="app/compose.yaml"\n```\n\n<Topic name="cost" />\n';
  const PREPARED = SOURCE.replace('{#anchor}', '\\{#anchor}');

  /** What a page is made from besides its own text. */
  const SOURCES = [
    'docs/home.mdx',
    'examples/app/compose.yaml',
    'examples/tested.yaml',
    'package-lock.json',
    'packages/a.yaml',
    'plugins/remark.ts',
    'sidebars.ts',
    'src/data/a.yaml',
    'src/search/sheet.css',
  ];

  /** As a new run of a build: it reads code and data once. */
  async function run() {
    vi.resetModules();
    return import('../../plugins/remark/cache-page');
  }

  async function read(source = PREPARED) {
    const {keyOf} = await run();
    const again = vi.fn(() => ({type: 'root' as const, children: []}));
    const tree = cachedTree('docs/a.mdx', keyOf(source) ?? '', again);
    return again.mock.calls.length ? 'read again' : tree;
  }

  beforeEach(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const others = ['config/a.ts', 'src/lib/code/a.ts', 'examples/schema.ts', 'docs/a.mdx', 'docs/b.mdx'];
    enter(Object.fromEntries([...SOURCES, ...others].map((name) => [name, 'one'])));
    writeFileSync('src/data/topics.yaml', '- {id: cost, home: home}');
    const {remarkCachePage} = await run();
    const file = new VFile({path: join(process.cwd(), 'docs/a.mdx'), value: PREPARED});
    unified().use(remarkParse).use(remarkCachePage).runSync(unified().use(remarkParse).parse(file), file);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('is not read again for the files next to the pages', async () => {
    const {prepared} = await run();
    expect(prepared(SOURCE)).toBe(PREPARED);
    expect(await read()).toMatchObject({
      type: 'root',
      children: [
        {type: 'heading', data: {hProperties: {id: 'anchor'}}, position: {start: {line: 1}}},
        {type: 'code'},
        {type: 'html'},
      ],
    });
  });

  it.each([...SOURCES, 'docs/another.mdx'])('is read again after a change of %s', async (path) => {
    writeFileSync(path, 'two');
    expect(await read()).toBe('read again');
  });

  it('is read again after an edit, and for another address', async () => {
    expect(await read(`${PREPARED}\nMore.`)).toBe('read again');
    vi.stubEnv('SITE_URL', 'https://another.example');
    expect(await read()).toBe('read again');
  });

  it.each([...SOURCES, 'docs/b.mdx', 'a date'])('has its files made again after a change of %s', async (path) => {
    writeFileSync('docs/a.mdx', SOURCE);
    const made = vi.fn(() => 'text');
    const build = async (date: string) => {
      vi.resetModules();
      vi.doMock('../../plugins/outputs/registry', () => ({allFiles: () => [{path: '/llms.txt', make: made}]}));
      vi.doMock('../../plugins/pages/last-updated', () => ({lastUpdated: () => new Map([['docs/a.mdx', date]])}));
      const {default: outputs} = await import('../../plugins/outputs');
      await outputs({baseUrl: '/'} as LoadContext).postBuild?.({outDir: 'build'} as never);
      return readFileSync('build/llms.txt', 'utf8');
    };
    await build('2026-01-31');
    expect([await build('2026-01-31'), made.mock.calls.length]).toEqual(['text', 1]);
    made.mockReturnValue('new text');
    if (path !== 'a date') writeFileSync(path, 'two');
    expect(await build(path === 'a date' ? '2026-02-01' : '2026-01-31')).toBe('new text');
  });

  it('is not read again after an edit of another page', async () => {
    writeFileSync('docs/b.mdx', 'two');
    expect(await read()).not.toBe('read again');
  });
});
