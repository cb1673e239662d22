import {describe, expect, it} from 'vitest';
import {grepDocs, readPage, sectionsOf} from 'docs-mcp/answers';
import {Library} from 'docs-mcp/library';
import {ORIGIN, madeLibrary} from './made-build';

const BODY =
  'Intro.\n\n## Ports\n\n```shell\n# no heading\nrun --wait-timeout=5\n```\n\n## Install\n\n### Install (macOS)\n\nBrew.\n\n## Deploy\n\n### From CI\n\nPush.\n\n## Related\n\nMore.';
const docs = madeLibrary(
  {
    '/': ['Home', 'Home.'],
    '/docs/ports': ['Networking', BODY],
    '/docs/store': ['Storage', '## Volumes of a service\n\nA.\n\n## Back up volumes\n\nB.\n\n## Volumes\n\nC.'],
  },
  {'/docs/ports': ['ports-reference', 'install', 'deploy', 'from-ci', 'related']},
);

const textOf = ({content}: Awaited<ReturnType<typeof readPage>>): string => (content[0] as {text: string}).text;

describe('the library', () => {
  it('says what to do without a build, or without a part of it', () => {
    expect(() => new Library('/nowhere', '/nowhere.json')).toThrow(
      'There is no build of the docs yet: run npm run build first.',
    );
    expect(() => docs.rules).toThrow('The build has no rules.json: run npm run build again.');
  });

  it.each(['/docs/ports', 'ports', 'docs/ports.md', '/docs/ports/', 'https://docs.example/docs/ports#a', 'networking'])(
    'finds %s',
    (address) => expect(docs.pages.find(address)?.title).toBe('Networking'),
  );

  it('finds the home page', () => {
    expect([docs.pages.find('/')?.title, docs.pages.find('/index.md')?.title]).toEqual(['Home', 'Home']);
  });

  it('finds lines by their numbers', () => {
    expect(textOf(grepDocs(docs, 'WAIT-timeout', 1))).toBe('/docs/ports.md:13: run --wait-timeout=5');
    expect(textOf(grepDocs(docs, 'volumes', 2))).toMatch(/^\/docs\/store\.md:7: .+\n.+:11: .+\n1 more lines/);
  });

  it('names the nearest pages', () => {
    // A part of its title.
    expect(docs.pages.nearest('net')[0]?.permalink).toBe('/docs/ports');
    expect(docs.pages.nearest('/docs/prots').map(({permalink}) => permalink)).toEqual([
      '/docs/ports',
      '/docs/store',
      '/',
    ]);
    // In any folder, and those that are like it in writing only.
    for (const address of ['/docs/CLI/Stor', '/docs/a/storr.html', '/docs/a/storrage.md'])
      expect(docs.pages.nearest(address, 4, 0.45).map(({title}) => title)).toEqual(['Storage']);
    expect(docs.pages.nearest('/wp-login.php', 4, 0.45)).toEqual([]);
  });
});

describe('a page', () => {
  it('is split at headings, not at comments in code nor at variants of a section', () => {
    const page = docs.pages.find('ports');
    const sections = page ? sectionsOf(docs, page, docs.markdownOf(page)) : [];
    expect(sections.map(({heading}) => heading)).toEqual([
      'Networking',
      'Ports',
      'Install',
      'Deploy',
      'From CI',
      'Related',
    ]);
  });

  it.each([
    ['install', `Install\n\n${ORIGIN}/docs/ports#install\n\n### Install (macOS)\n\nBrew.`],
    ['## Deploy', `Deploy\n\n${ORIGIN}/docs/ports#deploy\n\n### From CI\n\nPush.`],
    ['#from-ci', `From CI\n\n${ORIGIN}/docs/ports#from-ci\n\nPush.`],
    // With the anchor that was written by hand.
    [
      'ports',
      `Ports\n\n${ORIGIN}/docs/ports#ports-reference\n\n\`\`\`shell\n# no heading\nrun --wait-timeout=5\n\`\`\``,
    ],
  ])('is read by the section %s with all that is below it', async (heading, text) => {
    expect(textOf(await readPage(docs, 'ports', heading))).toBe(`# Networking › ${text}`);
  });

  it.each([
    ['Volumes', 'C.'],
    ['volumes', 'C.'],
    ['## Back up volumes', 'B.'],
  ])('is read by the whole heading only, wherever it stands: %s', async (heading, text) => {
    expect(
      textOf(await readPage(docs, 'store', heading))
        .split('\n')
        .at(-1),
    ).toBe(text);
  });

  it('says which sections it has', async () => {
    expect(await readPage(docs, 'ports', '#from')).toMatchObject({isError: true});
    expect(await readPage(docs, 'store', 'Volume')).toMatchObject({
      isError: true,
      content: [{text: '/docs/store has no section "Volume". It has: Volumes of a service; Back up volumes; Volumes.'}],
    });
  });
});
