import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPage} from '../../plugins/mcp-server/answers';
import {Library} from '../../plugins/mcp-server/library';
import {sectionsOf} from '../../plugins/mcp-server/sections';

const page = (title: string, url: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: "About it."\nurl: "https://docs.example${url}"\n---\n\n> Documentation index: https://docs.example/llms.txt\n\n# ${title}\n\n${body}\n`;

function library(files: Record<string, string>): Library {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  for (const [path, text] of Object.entries({'llms.txt': '# x\n', ...files})) {
    mkdirSync(join(folder, path, '..'), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return new Library(folder);
}

const BODY =
  'Intro.\n\n## Ports\n\n```shell\n# no heading\nrun --wait-timeout=5\n```\n\n## Install\n\n### Install (macOS)\n\nBrew.';
const docs = library({
  'index.md': page('Home', '/', 'Home.'),
  'docs/ports.md': page('Networking', '/docs/ports', BODY),
  'docs/store.md': page('Storage', '/docs/store', 'Where files stay.'),
  'docs/ports/one.md': page('Networking: One', '/docs/ports#one', 'x').replace('---\n\n', 'part_of: "x"\n---\n\n'),
});

describe('the library', () => {
  it('says what to do without a build', () => {
    expect(new Library('/nowhere').problem()).toBe('There is no build of the docs yet: run npm run build first.');
  });

  it.each(['/docs/ports', 'ports', 'docs/ports.md', '/docs/ports/', 'https://docs.example/docs/ports#a'])(
    'finds %s',
    (address) => {
      expect(docs.find(address)?.title).toBe('Networking');
    },
  );

  it('takes a section that has a file of its own for no page', () => {
    expect(docs.pages.map(({title}) => title)).toEqual(['Networking', 'Storage', 'Home']);
  });

  it('finds the home page', () => {
    expect([docs.find('/')?.title, docs.find('/index.md')?.title]).toEqual(['Home', 'Home']);
  });

  it('names the nearest pages first', () => {
    expect(docs.nearest('/docs/prots')[0]?.title).toBe('Networking');
  });
});

it('splits at headings, not at comments in code nor at variants of a section', () => {
  const found = docs.find('ports');
  expect(found && sectionsOf(found).map(({heading, url}) => [heading, url])).toEqual([
    ['', 'https://docs.example/docs/ports'],
    ['Ports', 'https://docs.example/docs/ports#ports'],
    ['Install', 'https://docs.example/docs/ports#install'],
  ]);
});

it('reads one section', () => {
  const [first] = readPage(docs, 'ports', 'install').content as {text: string}[];
  expect(first?.text).toContain('Brew.');
});

it('asks for a build that has a search index', () => {
  expect(() => docs.search).toThrow('The build has no search index: run npm run build again.');
  expect(() => docs.answers).toThrow('The build has no passages for answers: run npm run build again.');
});
