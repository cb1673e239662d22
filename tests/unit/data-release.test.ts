import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {type Difference, checklist} from '../../plugins/commands/data-release/checklist';
import {compareCommands, readCobraTree} from '../../plugins/commands/data-release/compare-commands';
import {compareRelease} from '../../plugins/commands/data-release/compare-release';
import {compareTexts} from '../../plugins/commands/data-release/compare-texts';
import {goTexts, tagsOf, textsOf} from '../../plugins/commands/data-release/tool-source';
import {commitAll, folderWith, gitIn} from '../support/folder-with';
import {commandSchema, flagSchema} from '../../src/data/cli/schema';
import type {Message} from 'compose-check/data/messages/schema';

const NEXT = '99.1.0';

const message = (id: string, text: string, more: Partial<Message> = {}): Message => ({
  id,
  page: '/docs/a',
  kind: 'error',
  text,
  cause: 'A.',
  remedy: 'B.',
  ...more,
});

const texts = (...all: string[]) => all.map((text, index) => ({text, file: 'cmd/a.go', line: index + 1}));

const NOTHING = {gone: [], links: [], others: []};
const difference = (change: Partial<Difference>): Difference => ({
  release: NEXT,
  described: site.cliVersion,
  between: [],
  commands: [],
  texts: NOTHING,
  ...change,
});

it('reads the texts of Go, but no comments and no characters', () => {
  const source =
    'package a // "not this"\n/* `nor "this"` */\nvar quote = \'"\'\nvar a = "one \\"two\\"\\n"\nvar b = `raw\n"text"`\nvar c = "last"\n';
  expect(goTexts(source)).toEqual([
    {text: 'one "two"\n', line: 4},
    {text: 'raw\n"text"', line: 5},
    {text: 'last', line: 7},
  ]);
});

describe('two releases', () => {
  const gone = message('gone', 'the project NAME has no services at all');
  const kept = message('kept', 'cannot open the Compose file PATH');
  const composed = message('composed', 'these words are put together');
  const before = texts('the project %q has no services at all', 'cannot open the Compose file %s');

  it('differ in messages that the source has no more', () => {
    const after = texts('the project %q is empty', 'cannot open the Compose file %s');
    const found = compareTexts(before, after, [gone, kept, composed, {...gone, id: 'earlier', removed: '3.0.0'}]);
    expect(found.gone).toEqual([{message: gone, text: 'has no services at all'}]);
    expect(found.others.map(({text}) => text)).toEqual(['the project %q is empty']);
  });

  it('differ in variables, keys and links, each told once', () => {
    const [variable, key] = [`${site.prefix}_NEW`, `x-${site.slug}-queue`];
    const links = [`See ${site.links.docs}/docs/new for it`, `https://s.${site.slug}.io/new`];
    const found = compareTexts(before, [...before, ...texts(variable, key, key, ...links, 'short', 'a.b')], []);
    expect(found.others.map(({text}) => text)).toEqual([variable, key]);
    expect(found.links.map(({text}) => text)).toEqual(links);
  });
});

describe('the command tree of a release', () => {
  const flag = (name: string, more = {}) => flagSchema.parse({name, type: 'bool', default: 'false', ...more});
  const root = commandSchema.parse({command: '', usage: `${site.slug} [command]`, group: 'root'});
  const up = commandSchema.parse({
    command: 'up',
    usage: `${site.slug} up`,
    group: 'deploy',
    flags: [flag('detach', {shorthand: 'd'}), flag('gone'), flag('debug')],
  });
  const old = commandSchema.parse({command: 'old', usage: `${site.slug} old`, group: 'cli'});
  const data = {commands: [root, up, old], globalFlags: [flag('debug')], hidden: {commands: [], flags: []}};
  const compare = (more: object = {}) => compareCommands(readCobraTree('tests/fixtures/cobra'), {...data, ...more});

  it('differs in commands, usage and flags', () =>
    expect(compare()).toEqual([
      'down: is new, with src/data/cli/ and a page docs/cli/',
      `up: usage is now "${site.slug} up [flags]"`,
      'up: --detach default "false" is now "true"',
      'up: --retries is new: how often to try',
      'up: --gone is gone',
      'up: --debug comes from above now',
      'old: is gone. Its page stays and says what replaced it',
    ]));

  it('differs in what comes back, and in what subcommands inherit', () => {
    const env = {name: 'env', default_value: 'false', usage: ''};
    const described = (name: string, options = [env], inherited_options = [env]) => ({
      name,
      options,
      inherited_options,
    });
    const tree = [described('acme', [], []), described('acme up', [env], []), described('acme up all', [], [env])];
    const flags = [flag('env', {removed: '3.0.0', instead: '--all'}), flag('ttl', {removed: '3.0.0'})];
    const all = commandSchema.parse({command: 'up all', usage: 'a', group: 'cli'});
    const told = (persistentFlags: string[]) =>
      compareCommands(tree, {...data, globalFlags: [], commands: [root, {...up, flags, persistentFlags}, all]});
    const back = 'up: --env is back: take its mark away';
    expect(told(['env'])).toEqual([back]);
    for (const names of [['env', 'ttl'], [], ['ttl']])
      expect(told(names)).toEqual([back, 'up: subcommands inherit --env']);
  });
});

describe('the checklist', () => {
  it('names releases, pages and messages', () => {
    const pages = new Map([
      ['docs/a.mdx', 'Use `--ttl`.'],
      ['docs/b.mdx', 'Use `--ttl-seconds`.'],
    ]);
    const list = checklist(
      difference({
        between: ['99.0.0'],
        commands: ['compose up: --ttl is gone'],
        texts: {...NOTHING, gone: [{message: message('x-gone', 'a'), text: 'old words here'}]},
      }),
      pages,
    );
    expect(list).toMatch(/^# Bring the docs to release 99\.1\.0\n/);
    expect(list).toContain('- [ ] `99.0.0`\n- [ ] `99.1.0`\n');
    expect(list).toContain('- [ ] compose up: --ttl is gone. Pages that name it: `docs/a.mdx`\n');
    expect(list).toContain('- [ ] `x-gone`: the source has no `old words here`');
  });

  it('is short enough for an issue', () => {
    const others = texts(...Array.from({length: 5000}, (_, index) => `sentence ${index} ${'long '.repeat(100)}`));
    const list = checklist(difference({texts: {...NOTHING, others}}), new Map());
    expect(list.length).toBeLessThan(65_536);
    expect(list).toMatch(/\n- \[ \] And more: run `npm run data:release`\n$/);
  });
});

it('reads tags and texts from a repository, but no tests', () => {
  const folder = folderWith({
    'src/go.mod': 'module example.test/tool\n',
    'src/cmd/a.go': 'var a = "from a"\n',
    'src/cmd/a_test.go': 'var b = "from a test"\n',
  });
  commitAll(folder);
  gitIn(folder, 'tag', 'v1.2.3');
  expect(tagsOf(folder)).toEqual(['1.2.3']);
  expect(textsOf(folder)).toEqual([{text: 'from a', line: 1, file: join('cmd', 'a.go')}]);
  expect(compareRelease({repository: folder})).toEqual([
    `Nothing to do: the pages describe ${site.cliVersion}, and no tag is newer.`,
  ]);
});
