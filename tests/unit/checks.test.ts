import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {checkCommandLines} from '../support/checks/command-lines';
import {checkComposeFence} from '../support/checks/compose-files';
import {duplicates} from '../support/checks/duplicates';
import {checkFence} from '../support/checks/fences';
import {checkIdentityLeaks} from '../support/checks/identity-leaks';
import {checkRedirects} from '../support/checks/redirects';
import type {Fence} from '../support/fences';
import {shellCommands} from '../support/shell-words';

const fence = (lang: string, value: string, meta: Fence['meta'] = {}): Fence => ({
  file: 'docs/a.mdx',
  line: 10,
  lang,
  meta,
  value,
});
const shell = (value: string) => checkCommandLines([fence('shell', value.replaceAll('PRODUCT', site.slug))]);
const compose = (value: string, meta = {}) => checkComposeFence(fence('yaml', value, {title: 'compose.yaml', ...meta}));

describe('shell words', () => {
  it('splits lists, pipes, quotes, continuations, comments and redirections', () => {
    const source = 'A=1 a "b c" \\\n  d # no\nx | y > out && z';
    expect(shellCommands(source)).toEqual([
      {words: ['A=1', 'a', 'b c', 'd'], line: 1},
      {words: ['x'], line: 3},
      {words: ['y'], line: 3},
      {words: ['z'], line: 3},
    ]);
  });
});

describe('command lines', () => {
  it.each([
    'PRODUCT compose up --detach',
    'PRODUCT -P aws compose up',
    'PRODUCT config set A=1 --provider=aws',
    'npx -y PRODUCT@latest estimate -m affordable',
    'X=1 PRODUCT logs web --since 5m | grep x',
    'docker compose up --no-such-flag',
  ])('accepts %s', (line) => expect(shell(line)).toEqual([]));

  it.each([
    ['echo\nPRODUCT compose upp', /docs\/a\.mdx:11: unknown command/],
    ['PRODUCT compose up --detatch', /unknown flag --detatch .*did you mean --detach/],
    ['PRODUCT estimate --mode=fast', /--mode does not take "fast"/],
    ['PRODUCT compose up --wait-timeout=soon', /whole number/],
    ['PRODUCT compose up web', /takes no arguments, found "web"/],
    ['PRODUCT config rm', /needs 1 argument/],
  ])('refuses %s', (line, message) => expect(shell(line).join('\n')).toMatch(message));
});

describe('code blocks', () => {
  it.each([
    ['a language that is not ours', fence('cobol', 'x'), /"cobol" is no language/],
    ['no language', fence('', 'x'), /has no language/],
    ['JSON', fence('json', '{a: 1}'), /not valid JSON/],
    ['TOML', fence('toml', 'a = = 1'), /not valid TOML/],
    ['YAML', fence('yaml', 'a: [1'), /docs\/a\.mdx:10: not valid YAML/],
    ['a Dockerfile without FROM', fence('dockerfile', 'RUN x'), /No source image provided with `FROM`/],
    ['a prompt', fence('shell', '$ ls'), /without the \$ prompt/],
    [
      'a workflow',
      fence('yaml', 'on: push\njobs: {a: {steps: 1}}', {title: '.github/workflows/a.yaml'}),
      /not a valid GitHub workflow/,
    ],
  ])('refuse %s', async (_, block, message) => expect((await checkFence(block)).join('\n')).toMatch(message));

  it('accept a complete Compose file', () => {
    expect(compose('services:\n  web:\n    image: nginx\n    ports: ["80:80"]\n')).toEqual([]);
  });

  it.each([
    [
      'services:\n  web:\n    imag: nginx\n',
      /docs\/a\.mdx:12: Compose doesn't have a key `imag` here, .*Did you mean `image`/,
    ],
    [
      'services:\n  web:\n    image: a\n    hostname: x\n',
      /docs\/a\.mdx:13: `hostname` isn't supported, and the deployment stops/,
    ],
    [
      'services:\n  web:\n    build:\n      context: .\n      network: host\n',
      /`network` isn't supported, and the deployment stops/,
    ],
    ['services:\n  web:\n    image: a\n    ports: ["99999"]\n', /can't read this port/],
    ['services:\n  web:\n    image: a\n    ports: ["40000"]\n', /above 32767/],
    ['services:\n  web:\n    command: x\n', /neither `image` nor `build`/],
    ['web:\n  image: a\n', /Services go below `services:`/],
  ])('refuse the Compose file %j', (value, message) => expect(compose(value).join('\n')).toMatch(message));

  it('have an effect in all clouds that have managed stores, if they are of an example', () => {
    const example = {path: 'examples/express/compose.yaml', lines: [1, 2, 3, 4, 5]};
    const mongo = `services:\n  db:\n    image: mongo:5\n    x-${site.slug}-mongodb: true\n`;
    const block = fence('yaml', mongo, {title: 'compose.yaml'});
    expect(checkComposeFence({...block, file: 'docs/providers/aws.mdx'})).toEqual([]);
    expect(checkComposeFence({...block, file: 'docs/providers/azure.mdx'})).toEqual([]);
    expect(checkComposeFence({...block, example}).join()).toMatch(
      /^examples\/express\/compose\.yaml:4: .*no managed MongoDB/,
    );
  });

  it('let a block show what is refused, with a reason', () => {
    expect(compose('services:\n  web:\n    image: a\n    hostname: x\n', {shows: 'what to remove'})).toEqual([]);
  });
});

describe('redirects', () => {
  const routes = new Set(['/a', '/b']);
  it.each([
    [
      [
        {from: '/x', to: '/a'},
        {from: '/x', to: '/b'},
      ],
      /stands twice/,
    ],
    [[{from: '/a', to: '/b'}], /is a page/],
    [
      [
        {from: '/x', to: '/y'},
        {from: '/y', to: '/a'},
      ],
      /redirected again/,
    ],
    [[{from: '/x', to: '/x'}], /redirected again/],
    [[{from: '/x', to: '/nowhere'}], /is no page/],
    [[{from: '/x/', to: '/a'}], /no trailing slash/],
    [[{from: '/x#y', to: '/a'}], /no trailing slash, query or hash/],
  ])('refuse %j', (table, message) => expect(checkRedirects(table, routes).join('\n')).toMatch(message));

  it('accept a path to a page with an anchor and to the outside', () => {
    expect(
      checkRedirects(
        [
          {from: '/x', to: '/a#b'},
          {from: '/y', to: 'https://example.org/z/'},
        ],
        routes,
      ),
    ).toEqual([]);
  });
});

it('finds duplicates and leaks of the name', () => {
  expect(
    duplicates([
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'z'],
    ]),
  ).toEqual(['y: "a" also stands in x: make each its own.']);
  expect(checkIdentityLeaks([{path: 'docs/a.mdx', text: 'one\nAcme two'}], ['acme'])).toHaveLength(1);
});
