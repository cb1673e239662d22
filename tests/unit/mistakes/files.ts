import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {load} from 'cheerio';
import {site} from '../../../config/site';
import type {MutationList} from '../../../tools/mutations';
import {checkAbsences} from '../../support/checks/absences';
import {checkAssets} from '../../support/checks/assets';
import {checkDataShown} from '../../support/checks/data-shown';
import {checkIdentityLeaks} from '../../support/checks/identity-leaks';
import {checkImages} from '../../support/checks/images';
import {checkLeftOver} from '../../support/checks/left-over';
import {checkMarkup} from '../../support/checks/markup';
import {checkMutations} from '../../support/checks/mutations';
import {checkQuestions} from '../../support/checks/questions';
import {checkRepositoryDocs} from '../../support/checks/repository-docs';
import {checkWordList} from '../../support/checks/word-list';
import type {Row} from '../../support/spec-rows';
import {pageOf} from '../../support/written-page';
import {type Mistake, foundBy} from './mistake';

const images = (body: string) => checkImages([pageOf(body)]);
function hugeImage(): string[] {
  const path = join(mkdtempSync(join(tmpdir(), 'image-')), 'huge.png');
  writeFileSync(path, Buffer.alloc(400_000));
  return images(`![A screen](/${relative('static', path).replaceAll('\\', '/')})`);
}

/** What is said of a test that expects something to be absent. */
const absent = ([text, helper = '']: [text: string, helper?: string]) =>
  checkAbsences(
    [{path: 'tests/e2e/a.spec.ts', text: `import {menu} from '../support/b';\n${text}`}],
    [{path: 'tests/support/b.ts', text: helper}],
  );

const markup = (html: string) => checkMarkup({file: 'a.html', html, $: load(html)});

const mutation = {name: 'ghost', rows: ['A line'], file: 'config/navbar.ts', find: 'nowhere', replace: ''};
const row = {section: 2, line: 'A line', file: 'tests/site/navigation.test.ts', title: 'a test'};

const mutations = (list: Partial<MutationList>, rows: Row[] = []) =>
  checkMutations({mutations: [], controls: {}, reasons: [], ...list}, rows);
const questions = (text: string) => checkQuestions([{path: 'a.yaml', text}], new Set(['/docs/a', '/docs/a#b']));

const leaks = ([text, ...names]: string[]) => checkIdentityLeaks([{path: 'docs/a.mdx', text: `x\n${text}`}], names);
const readme = (text: string) => checkRepositoryDocs([{path: 'README.md', text}], ['start']);

/** Images, and what the repository says of itself. */
export const FILES: Mistake[] = [
  ...foundBy(absent, 'tests/e2e/a.spec.ts:', [
    [
      'something absent that was never there',
      ["test('a', async () => {\n  await expect(page.getByText('Gone')).toHaveCount(0);\n});"],
      /3: nothing in this file shows that `page\.getByText\('Gone'\)` can match/,
    ],
    [
      'something hidden whose helper proves nothing',
      ['await expect(menu(page)).toBeHidden();', 'export const menu = (page: Page) => page.locator(".menu");\n'],
      /2: nothing .* `menu\(page\)` can match/,
    ],
    [
      'something absent that only its absence proves',
      ['await expect(menu(page)).not.toBeVisible();\nawait expect(menu(page)).toHaveCount(0);'],
      /2: nothing [^]*a\.spec\.ts:3: nothing /,
    ],
  ]),
  [
    'an exception for an absence that is proven now',
    () =>
      checkAbsences(
        [{path: 'tests/e2e/a.spec.ts', text: 'await menu(page).click();\nawait expect(menu(page)).toHaveCount(0);'}],
        [],
        {'a.spec.ts: menu(page)': 'None.'},
      ),
    /"a\.spec\.ts: menu\(page\)" is no exception any more/,
  ],
  [
    'a mutation whose text is gone',
    () => mutations({mutations: [mutation]}, [row]),
    /^tests\/mutations\/list\.yaml:1: the text of mutation "ghost" is not in config\/navbar\.ts: write what it takes away now\.$/,
  ],
  [
    'a row without a mutation',
    () => mutations({}, [row]),
    /^tests\/README\.md:1: the row "A line" has no mutation: add one to tests\/mutations\/list\.yaml, or the reason for none\.$/,
  ],
  [
    'a mutation of a row that is gone',
    () => mutations({reasons: [{reason: 'None.', rows: ['Another line']}]}),
    /^tests\/mutations\/list\.yaml:1: no row "Another line" in tests\/README\.md/,
  ],
  ...foundBy(questions, 'a.yaml:', [
    [
      "readers' words for a section that is gone",
      '/docs/a:\n  - one way\n/docs/a#c:\n  - another way',
      /3: \/docs\/a#c is no page or section: name what answers now, or delete it\.$/,
    ],
    [
      "readers' words that two sections have",
      '/docs/a:\n  - one way\n/docs/a#b:\n  - one way',
      /4: "one way" also stands in a\.yaml:2: make each its own\.$/,
    ],
  ]),
  ...foundBy(images, 'docs/a.mdx:6: ', [
    [
      'a missing image',
      '![A screen](/img/nowhere.png)',
      /the image "\/img\/nowhere\.png" is missing: .* no static\/img\/nowhere\.png/,
    ],
    ['an image without a text alternative', '![](/img/mark.svg)', /.*has no text alternative: say in alt/],
    [
      'an image without a size',
      '<img src="/img/mark.svg" alt="The mark" />',
      /.*has no size: give it width and height/,
    ],
    ['an image of another site', '![A screen](https://example.org/a.png)', /.*put it into static\/img/],
  ]),
  ['a huge image', hugeImage, /^docs\/a\.mdx:6: the image .* has 400 kB: bring it below 300 kB/],
  ...foundBy(markup, 'a.html: ', [
    [
      'a label without its field',
      '<label for="a">Name</label><input id="b">',
      /for="a": no element has this id, .*leave it out/,
    ],
    [
      'a tab without its panel',
      '<ul><li role="tab" aria-controls="b">AWS</li></ul><div role="tabpanel" id="a"></div>',
      /aria-controls="b": no element has this id/,
    ],
    ['a null character', '<p>A\0</p>', /a null character, .*remove it in/],
  ]),
  [
    'a file that nothing uses',
    () => checkAssets(['static/img/old.svg'], []),
    /^static\/img\/old\.svg:1: nothing uses this file: remove it/,
  ],
  ...foundBy(leaks, 'docs/a.mdx:2: ', [
    ['the name of the tool', [site.name, site.name, site.slug], /use a token/],
    ['a name of two words, with a sign', ['use Zephyr (2)', 'Zephyr (2)', 'zephyr2'], /use a token/],
  ]),
  [
    'data that no page shows',
    () => checkDataShown([{path: 'src/data/messages/a.yaml'}], [], (name) => `<Messages group="${name}" />`),
    /^src\/data\/messages\/a\.yaml:1: no page shows these data: write <Messages group="a" \/> on one/,
  ],
  [
    'a TODO of a template',
    () => checkLeftOver([{path: 'src/data/cli/a.yaml', text: "a: 1\nsummary: 'TODO: one sentence.'"}]),
    /^src\/data\/cli\/a\.yaml:2: a TODO is left here: write what it asks for/,
  ],
  ...foundBy(readme, 'README.md:', [
    [
      'a script that README names and that is gone',
      'Run `npm run gone`.',
      /1: package\.json has no script "gone": name one/,
    ],
    [
      'a path that README names and that is gone',
      '\nSee `docs/nowhere.mdx`.',
      /2: there is no docs\/nowhere\.mdx: mend the path/,
    ],
  ]),
  [
    'a word in the list that nothing uses',
    () => checkWordList({words: ['gone'], texts: ['a']}),
    /^words\.txt:1: "gone" is used by no page: remove it/,
  ],
];
