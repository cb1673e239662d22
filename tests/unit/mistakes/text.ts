import {execFileSync} from 'node:child_process';
import {duplicates} from '../../support/checks/duplicates';
import {checkPageLength} from '../../support/checks/page-length';
import {checkProse} from '../../support/checks/prose';
import {checkReadings} from '../../support/checks/readings';
import {checkTabs} from '../../support/checks/tabs';
import {FRONT_MATTER, pageOf, problemsOf, writePage} from '../../support/written-page';
import {type Mistake, foundBy} from './mistake';

const prose = (text: string) => checkProse([{path: 'docs/a.mdx', text}]).errors;
const readWith = (line: string) =>
  problemsOf(writePage('Text.', {frontMatter: FRONT_MATTER.replace(/^description: .*$/m, line)}));
function spelling(text: string, path = 'docs/a.mdx'): string[] {
  const args = [
    'node_modules/cspell/bin.mjs',
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    `stdin://${path}`,
  ];
  try {
    return [execFileSync(process.execPath, args, {input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore']})];
  } catch (error) {
    return [(error as {stdout: string}).stdout];
  }
}

const read = (body: string) => problemsOf(writePage(body));
const tabs = (body: string) => checkTabs([pageOf(body)]);

/** Words, front matter and the syntax of pages. */
export const TEXT: Mistake[] = [
  ['a typo', () => spelling('One.\n\nTwo servces.\n'), /docs\/a\.mdx:3:5 - Unknown word \(servces\).*services/],
  [
    'a typo and a British word in a comment',
    () => spelling('const colour = 1; // Two servces.\n\n/** The colour. */\n', 'src/a.ts'),
    /^src\/a\.ts:1:26 - Unknown word \(servces\).*\nsrc\/a\.ts:3:9 - Forbidden word \(colour\).*\n$/,
  ],
  ...foundBy(prose, 'docs/a.mdx:', [
    ['a name written wrong', 'One.\n\nUse Github.', /3: "Github" → GitHub/],
    ['a heading in title case', '\n## Deploy Your app', /2: heading .*write "your" in lower case/],
    ['a word that stands twice', 'Open the the portal.', /1: "the the": the word stands twice/],
    ['a placeholder', '\nTBD: write this.', /2: "TBD" → what is true today/],
  ]),
  ...(
    [
      ['A wrong name brings an error.', /"brings an error" → triggers or prints/],
      ['It stands below the table.', /"stands below" → is in/],
      ['The command goes on.', /"goes on" → continues or keeps/],
      ['It starts by itself.', /"by itself" → automatically/],
      ['Run it beside the app.', /"beside" → next to or alongside/],
      ['Take the project down.', /"Take the project down" → removes/],
      ['A trace is no warning.', /"is no warning" → isn't a/],
      ['Delete the set-up.', /"set-up" → setup \(noun\)/],
      ['The CD task ends.', /"CD task" → deployment task/],
      ['Names are in lower case.', /"lower case" → lowercase/],
      ['The colour changes.', /"colour" → the American spelling/],
      ['The limit is not documented.', /"not documented" → a status/],
      ['It is meant to restart.', /"is meant to" → what it does/],
    ] as const
  ).map(([text, said]): Mistake => [`an idiom: ${text}`, () => prose(text), said]),
  ...foundBy(read, '', [
    [
      'an example that is not there',
      '```js file="gone/server.js"\n```',
      /docs\/a\.mdx:6: there's no file examples\/gone\/server\.js: correct file="gone\/server\.js"/,
    ],
    [
      'an example copied into the page',
      '```js file="gone/server.js"\na();\n```',
      /docs\/a\.mdx:6: this block shows examples\/gone\/server\.js, so it can't have text of its own: empty it/,
    ],
    ['a wrong token', 'The {Prodct}.', /docs\/a\.mdx:6: Unknown token \{Prodct\}\. Did you mean \{Product\}\?/],
    ['a tag that is not closed', '\n<Tabs>\n\nText.', /^docs\/a\.mdx:\d+: .*<Tabs>/],
    ['a diagram that cannot be read', '```diagram\ntitle: x\n```', /docs\/a\.mdx:\d+: /],
  ]),
  [
    'a page that is too long',
    () => checkPageLength([pageOf('word '.repeat(2501))], {}),
    /^docs\/a\.mdx:1: 2501 words: shorten the page/,
  ],
  [
    'a reference that is short enough',
    () => checkPageLength([], {'docs/b.mdx': 'a reference'}),
    /^docs\/b\.mdx:1: the page is short enough/,
  ],
  ...foundBy(tabs, 'docs/a.mdx:', [
    [
      'a group of tabs that no page has',
      '<Tabs groupId="providr">\n<TabItem value="aws" label="AWS">\n\nA\n\n</TabItem>\n</Tabs>',
      /6: "providr" is no group of tabs \(did you mean "provider"\?\)/,
    ],
    [
      'a tab without a value',
      '<Tabs>\n<TabItem label="AWS">\n\nA\n\n</TabItem>\n</Tabs>',
      /7: give the tab a value and a label/,
    ],
  ]),
  [
    'a component that is not there',
    () => checkReadings([pageOf('\n<Foo>\n\nText.\n\n</Foo>')]),
    /^docs\/a\.mdx:7: no reading as Markdown for <Foo>/,
  ],
  ...foundBy(readWith, 'docs/a.mdx:', [
    [
      'an unknown front matter key',
      'descripton: x',
      /3: front matter: .*unknown key "descripton" \(did you mean "description"\?\)/,
    ],
    [
      'a missing front matter key',
      '',
      /1: front matter: "description": is missing\. The keys are described in plugins\/pages\/front-matter-schema\.ts/,
    ],
    [
      'a description that is too short',
      'description: Short.',
      /3: front matter: "description": write at least 50 characters/,
    ],
    ['front matter that does not parse', 'description: {a', /\d: /],
  ]),
  [
    'a title that stands twice',
    () => duplicates(['docs/a.mdx:2', 'docs/b.mdx:2'].map((place) => ['A page', place])),
    /^docs\/b\.mdx:2: "A page" also stands in docs\/a\.mdx:2/,
  ],
];
