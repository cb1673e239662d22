import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import type {SiteMap} from '../../plugins/pages/site-map';
import {checkAssets} from '../support/checks/assets';
import {checkCommandLines} from '../support/checks/command-lines';
import {duplicates} from '../support/checks/duplicates';
import {checkFence} from '../support/checks/fences';
import {checkHistory} from '../support/checks/history';
import {checkIdentityLeaks} from '../support/checks/identity-leaks';
import {checkImages} from '../support/checks/images';
import {checkLinks} from '../support/checks/links';
import {checkOrphans} from '../support/checks/orphans';
import {checkProse} from '../support/checks/prose';
import {checkRedirects} from '../support/checks/redirects';
import {checkRepositoryDocs} from '../support/checks/repository-docs';
import {checkSidebars} from '../support/checks/sidebars';
import {checkWordList} from '../support/checks/word-list';
import {fencesOf} from '../support/fences';
import {FRONT_MATTER, pageOf, problemsOf, writePage} from '../support/written-page';

const map: SiteMap = {
  routes: new Set(['/docs/a', '/docs/b']),
  anchors: new Map([
    ['/docs/a', new Set(['here'])],
    ['/docs/b', new Set()],
  ]),
};

const links = (body: string) => checkLinks([pageOf(body)], map);
const fences = (body: string) => fencesOf(pageOf(body)).flatMap(checkFence);
const shell = (line: string) => checkCommandLines(fencesOf(pageOf(`\`\`\`shell\n{product} ${line}\n\`\`\``)));
const compose = (service: string) =>
  fences(`\`\`\`yaml title="compose.yaml"\nservices:\n  web:\n    ${service}\n\`\`\``);
const prose = (text: string) => checkProse([{path: 'docs/a.mdx', text}]).errors;
const images = (body: string) => checkImages([pageOf(body)]);
const redirect = (from: string, to: string) =>
  checkRedirects([{from, to}], map.routes, `const table = {\n  '${from}': '${to}',\n};`);
const readWith = (line: string) =>
  problemsOf(writePage('Text.', {frontMatter: FRONT_MATTER.replace(/^description: .*$/m, line)}));

function history(known: {routes?: string[]; anchors?: string[]}, present: string[] = []): string[] {
  const list = {routes: known.routes ?? [], anchors: known.anchors ?? []};
  const source = JSON.stringify(list, null, 2);
  return checkHistory({
    source,
    known: list,
    present: {routes: present, anchors: []},
    map,
    pages: [{file: 'docs/b.mdx', permalink: '/docs/b'}],
  });
}

function spelling(text: string): string[] {
  const args = ['cspell', '--no-progress', '--no-summary', '--show-suggestions', 'stdin://docs/a.mdx'];
  try {
    return [execFileSync('npx', args, {input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore']})];
  } catch (error) {
    return [(error as {stdout: string}).stdout];
  }
}

function hugeImage(): string[] {
  const path = join(mkdtempSync(join(tmpdir(), 'image-')), 'huge.png');
  writeFileSync(path, Buffer.alloc(400_000));
  return images(`![A screen](/${relative('static', path).replaceAll('\\', '/')})`);
}

/** Kind of mistake, what finds it, and what is said: place and remedy. */
const MISTAKES: [kind: string, find: () => string[], said: RegExp][] = [
  [
    'a moved page without a redirect',
    () => history({routes: ['/docs/gone']}),
    /^src\/data\/routes\.json:3: .*Add a redirect to config\/redirects\.ts/,
  ],
  [
    'a changed heading that is linked to',
    () => history({anchors: ['/docs/a#old']}),
    /^src\/data\/routes\.json:4: .*write \{#old\} behind the heading/,
  ],
  ['a new page that is not remembered', () => history({}, ['/docs/b']), /^docs\/b\.mdx:1: .*run npm run data:routes/],
  [
    'a dead link',
    () => links('See [the other](/docs/c).'),
    /^docs\/a\.mdx:6: the link "\/docs\/c" is dead: no page and no redirect/,
  ],
  ['a dead anchor', () => links('See [this part](#there).'), /^docs\/a\.mdx:6: .*\/docs\/a has no anchor #there/],
  [
    'a relative link',
    () => links('See [the other](b.mdx).'),
    /^docs\/a\.mdx:6: write the link "b\.mdx" as an absolute path/,
  ],
  [
    'a vague link text',
    () => links('Click [here](/docs/b).'),
    /^docs\/a\.mdx:6: the link text "here" does not say where it leads/,
  ],
  [
    'an unknown flag',
    () => shell('compose up --detatch'),
    /^docs\/a\.mdx:7: unknown flag --detatch .*did you mean --detach/,
  ],
  ['an unknown command', () => shell('compose upp'), /^docs\/a\.mdx:7: unknown command "compose upp"/],
  [
    'a wrong value of a flag',
    () => shell('compose up --mode=fast'),
    /^docs\/a\.mdx:7: --mode does not take "fast" \(it takes /,
  ],
  ['a missing argument', () => shell('config rm'), /^docs\/a\.mdx:7: "config rm" needs 1 argument/],
  ['a misspelt Compose key', () => compose('imag: nginx'), /^docs\/a\.mdx:9: "imag" is no key .*did you mean "image"/m],
  [
    'an unsupported Compose key',
    () => compose('{image: a, hostname: x}'),
    /^docs\/a\.mdx:9: "hostname" stops the deployment.*Remove it, or say why/,
  ],
  [
    'a service without an image',
    () => compose('command: x'),
    /^docs\/a\.mdx:9: service "web": has neither image nor build/,
  ],
  ['JSON that does not parse', () => fences('```json\n{a: 1}\n```'), /^docs\/a\.mdx:7: not valid JSON/],
  ['YAML that does not parse', () => fences('```yaml\na: [1\n```'), /^docs\/a\.mdx:\d+: not valid YAML/],
  [
    'a Dockerfile without FROM',
    () => fences('```dockerfile\nRUN x\n```'),
    /^docs\/a\.mdx:7: a Dockerfile needs a FROM/,
  ],
  [
    'a wrong workflow',
    () => fences('```yaml title=".github/workflows/a.yaml"\non: push\njobs: {a: {steps: 1}}\n```'),
    /^docs\/a\.mdx:7: not a valid GitHub workflow/,
  ],
  [
    'a language that is not ours',
    () => fences('```cobol\nx\n```'),
    /^docs\/a\.mdx:7: "cobol" is no language of this site: choose one of/,
  ],
  [
    'a prompt in a shell block',
    () => fences('```shell\n$ ls\n```'),
    /^docs\/a\.mdx:7: write commands without the \$ prompt/,
  ],
  ['a typo', () => spelling('One.\n\nTwo servces.\n'), /docs\/a\.mdx:3:5 - Unknown word \(servces\).*services/],
  ['a name written wrong', () => prose('One.\n\nUse Github.'), /^docs\/a\.mdx:3: "Github" → GitHub/],
  [
    'a heading in title case',
    () => prose('\n## Deploy Your app'),
    /^docs\/a\.mdx:2: heading .*write "your" in lower case/,
  ],
  [
    'a word that stands twice',
    () => prose('Open the the portal.'),
    /^docs\/a\.mdx:1: "the the": the word stands twice/,
  ],
  ['a placeholder', () => prose('\nTODO: write this.'), /^docs\/a\.mdx:2: "TODO" → what is true today/],
  [
    'an unknown front matter key',
    () => readWith('descripton: x'),
    /^docs\/a\.mdx:3: front matter: .*unknown key "descripton" \(did you mean "description"\?\)/,
  ],
  [
    'a description that is too short',
    () => readWith('description: Short.'),
    /docs\/a\.mdx:3: front matter: "description": write at least 50 characters/,
  ],
  ['front matter that does not parse', () => readWith('description: {a'), /^docs\/a\.mdx:\d: /],
  [
    'a wrong token',
    () => problemsOf(writePage('The {Prodct}.')),
    /docs\/a\.mdx:6: Unknown token \{Prodct\}\. Did you mean \{Product\}\?/,
  ],
  ['a tag that is not closed', () => problemsOf(writePage('\n<Tabs>\n\nText.')), /^docs\/a\.mdx:\d+: .*<Tabs>/],
  ['a diagram that cannot be read', () => problemsOf(writePage('```diagram\ntitle: x\n```')), /docs\/a\.mdx:\d+: /],
  [
    'an orphan page',
    () => checkOrphans([pageOf('Text.')], {ids: [], addresses: []}),
    /^docs\/a\.mdx:1: no sidebar and no page leads here: add "a" to sidebars\.ts/,
  ],
  [
    'a page in no sidebar',
    () => checkSidebars([], ['a'], []),
    /^docs\/a\.mdx:1: the page stands in no sidebar: add "a"/,
  ],
  [
    'a sidebar entry without a page',
    () => checkSidebars(['b'], [], []),
    /^sidebars\.ts:1: "b" is no page: there is no docs\/b\.mdx/,
  ],
  [
    'a title that stands twice',
    () =>
      duplicates([
        ['A page', 'docs/a.mdx:2'],
        ['A page', 'docs/b.mdx:2'],
      ]),
    /^docs\/b\.mdx:2: "A page" also stands in docs\/a\.mdx:2/,
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
    'a file that nothing uses',
    () => checkAssets(['static/img/old.svg'], []),
    /^static\/img\/old\.svg:1: nothing uses this file: remove it/,
  ],
  ['a redirect to nowhere', () => redirect('/old', '/nowhere'), /^config\/redirects\.ts:2: .*which is no page/],
  [
    'a redirect that hides a page',
    () => redirect('/docs/a', '/docs/b'),
    /^config\/redirects\.ts:2: .*is a page, which the redirect would hide/,
  ],
  [
    'the name of the tool',
    () => checkIdentityLeaks([{path: 'docs/a.mdx', text: `x\n${site.name}`}], site.slug),
    /^docs\/a\.mdx:2: use a token/,
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

describe('a planted mistake is found with file, line and remedy', () => {
  // The spelling checker is a program of its own and takes seconds to start.
  it.each(MISTAKES)('%s', {timeout: 120_000}, (_, find, said) => expect(find().join('\n')).toMatch(said));

  it('and there are at least thirty kinds', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(30));
});
