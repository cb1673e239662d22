import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {load} from 'cheerio';
import {site} from '../../../config/site';
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
import {pageOf} from '../../support/written-page';
import type {Mistake} from './mistake';

const images = (body: string) => checkImages([pageOf(body)]);
function hugeImage(): string[] {
  const path = join(mkdtempSync(join(tmpdir(), 'image-')), 'huge.png');
  writeFileSync(path, Buffer.alloc(400_000));
  return images(`![A screen](/${relative('static', path).replaceAll('\\', '/')})`);
}

/** What is said of a test that expects something to be absent. */
const absent = (text: string, helper = '') =>
  checkAbsences(
    [{path: 'tests/e2e/a.spec.ts', text: `import {menu} from '../support/b';\n${text}`}],
    [{path: 'tests/support/b.ts', text: helper}],
  );

const markup = (html: string) => checkMarkup({file: 'a.html', html, $: load(html)});

const mutation = {name: 'ghost', rows: ['A line'], file: 'config/navbar.ts', find: 'nowhere', replace: ''};
const row = {section: 2, line: 'A line', file: 'tests/site/navigation.test.ts', title: 'a test'};

const questions = (text: string) => checkQuestions([{path: 'a.yaml', text}], new Set(['/docs/a', '/docs/a#b']));

/** Images, and what the repository says of itself. */
export const FILES: Mistake[] = [
  [
    'something absent that was never there',
    () => absent("test('a', async () => {\n  await expect(page.getByText('Gone')).toHaveCount(0);\n});"),
    /^tests\/e2e\/a\.spec\.ts:3: nothing in this file shows that `page\.getByText\('Gone'\)` can match/,
  ],
  [
    'something hidden whose helper proves nothing',
    () =>
      absent('await expect(menu(page)).toBeHidden();', 'export const menu = (page: Page) => page.locator(".menu");\n'),
    /^tests\/e2e\/a\.spec\.ts:2: nothing .* `menu\(page\)` can match/,
  ],
  [
    'something absent that only its absence proves',
    () => absent('await expect(menu(page)).not.toBeVisible();\nawait expect(menu(page)).toHaveCount(0);'),
    /a\.spec\.ts:2: nothing [^]*a\.spec\.ts:3: nothing /,
  ],
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
    () => checkMutations({mutations: [mutation], controls: {}, reasons: []}, [row]),
    /^tests\/mutations\/list\.yaml:1: the text of mutation "ghost" is not in config\/navbar\.ts: write what it takes away now\.$/,
  ],
  [
    'a row without a mutation',
    () => checkMutations({mutations: [], controls: {}, reasons: []}, [row]),
    /^tests\/README\.md:1: the row "A line" has no mutation: add one to tests\/mutations\/list\.yaml, or the reason for none\.$/,
  ],
  [
    'a mutation of a row that is gone',
    () => checkMutations({mutations: [], controls: {}, reasons: [{reason: 'None.', rows: ['Another line']}]}, []),
    /^tests\/mutations\/list\.yaml:1: no row "Another line" in tests\/README\.md/,
  ],
  [
    "readers' words for a section that is gone",
    () => questions('/docs/a:\n  - one way\n/docs/a#c:\n  - another way'),
    /^a\.yaml:3: \/docs\/a#c is no page or section: name what answers now, or delete it\.$/,
  ],
  [
    "readers' words that two sections have",
    () => questions('/docs/a:\n  - one way\n/docs/a#b:\n  - one way'),
    /^a\.yaml:4: "one way" also stands in a\.yaml:2: make each its own\.$/,
  ],
  [
    'a missing image',
    () => images('![A screen](/img/nowhere.png)'),
    /^docs\/a\.mdx:6: the image "\/img\/nowhere\.png" is missing: there is no static\/img\/nowhere\.png/,
  ],
  ['a huge image', hugeImage, /^docs\/a\.mdx:6: the image .* has 400 kB: bring it below 300 kB/],
  [
    'an image without a text alternative',
    () => images('![](/img/mark.svg)'),
    /^docs\/a\.mdx:6: .*has no text alternative: say in alt/,
  ],
  [
    'an image without a size',
    () => images('<img src="/img/mark.svg" alt="The mark" />'),
    /^docs\/a\.mdx:6: .*has no size: give it width and height/,
  ],
  [
    'an image of another site',
    () => images('![A screen](https://example.org/a.png)'),
    /^docs\/a\.mdx:6: .*put it into static\/img/,
  ],
  [
    'a label without its field',
    () => markup('<label for="a">Name</label><input id="b">'),
    /^a\.html: for="a": no element has this id, .*leave it out/,
  ],
  [
    'a tab without its panel',
    () => markup('<ul><li role="tab" aria-controls="b">AWS</li></ul><div role="tabpanel" id="a"></div>'),
    /^a\.html: aria-controls="b": no element has this id/,
  ],
  ['a null character', () => markup('<p>A\0</p>'), /^a\.html: a null character, .*remove it in/],
  [
    'a file that nothing uses',
    () => checkAssets(['static/img/old.svg'], []),
    /^static\/img\/old\.svg:1: nothing uses this file: remove it/,
  ],
  [
    'the name of the tool',
    () => checkIdentityLeaks([{path: 'docs/a.mdx', text: `x\n${site.name}`}], [site.name, site.slug]),
    /^docs\/a\.mdx:2: use a token/,
  ],
  [
    'a name of two words, with a sign',
    () => checkIdentityLeaks([{path: 'docs/a.mdx', text: 'x\nuse Zephyr (2)'}], ['Zephyr (2)', 'zephyr2']),
    /^docs\/a\.mdx:2: use a token/,
  ],
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
  [
    'a script that README names and that is gone',
    () => checkRepositoryDocs([{path: 'README.md', text: 'Run `npm run gone`.'}], ['start']),
    /^README\.md:1: package\.json has no script "gone": name one that it has/,
  ],
  [
    'a path that README names and that is gone',
    () => checkRepositoryDocs([{path: 'README.md', text: '\nSee `docs/nowhere.mdx`.'}], []),
    /^README\.md:2: there is no docs\/nowhere\.mdx: mend the path/,
  ],
  [
    'a word in the list that nothing uses',
    () => checkWordList({words: ['gone'], texts: ['a']}),
    /^words\.txt:1: "gone" is used by no page: remove it/,
  ],
];
