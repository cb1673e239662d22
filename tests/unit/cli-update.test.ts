import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {updateData} from '../../plugins/commands/data-cli/update-data';
import {folderWith} from '../support/folder-with';

const TREE = 'tests/fixtures/cobra';
const RELEASE = '3.6.0';

/** A data folder with one command that changes, one that goes, and the global flags. */
const dataFolder = () =>
  folderWith({
    '_global.yaml': "flags:\n  - {name: debug, type: bool, default: 'false', description: Prints more.}\n",
    'root.yaml': "command: ''\nsummary: Ours.\nusage: '{product} [command]'\ngroup: root\nflags: []\n",
    'up.yaml':
      "# kept\ncommand: up\nsummary: Written here.\nusage: '{product} up'\ngroup: deploy\nflags:\n  - {name: detach, shorthand: d, type: bool, default: 'false', description: Kept words.}\n  - {name: gone, type: bool, default: 'false', description: Old.}\n",
    'old.yaml': "command: old\nusage: '{product} old'\ngroup: cli\n",
  });

/** The tree that the tool wrote, with other texts in some of its files. */
function treeWith(files: Record<string, string>): string {
  const tree = folderWith(files);
  cpSync(TREE, tree, {recursive: true, force: false});
  return tree;
}

describe('data:cli', () => {
  it('adds, removes and changes commands and flags, and keeps what was written here', () => {
    const folder = dataFolder();
    const report = updateData(TREE, RELEASE, folder).join('\n');
    expect(report).toContain('up: added --retries');
    expect(report).toContain('up: removed --gone');
    expect(report).toContain('up: --detach: default "false" is now "true"');
    expect(report).toContain('added the command "down"');
    expect(report).toContain('removed the command of old.yaml');
    expect(report).toContain('description of --retries (the tool says: how often to try)');
    const source = readFileSync(join(folder, 'up.yaml'), 'utf8');
    expect(source).toContain('# kept');
    const up = parse(source) as {
      summary: string;
      flags: {name: string; type: string; description: string; since?: string; removed?: string}[];
    };
    expect(up.summary).toBe('Written here.');
    expect(up.flags.map(({name, since, removed}) => [name, since, removed])).toEqual([
      ['detach', undefined, undefined],
      ['gone', undefined, RELEASE],
      ['retries', RELEASE, undefined],
    ]);
    expect(up.flags[0]?.description).toBe('Kept words.');
    expect(up.flags[2]?.type).toBe('int');
    expect((parse(readFileSync(join(folder, 'down.yaml'), 'utf8')) as {usage: string}).usage).toBe(
      '{product} down [flags]',
    );
    // Its page stays, and says what replaced it.
    expect(parse(readFileSync(join(folder, 'old.yaml'), 'utf8'))).toMatchObject({removed: RELEASE});
    expect(parse(readFileSync(join(folder, 'down.yaml'), 'utf8'))).toMatchObject({since: RELEASE});
    expect(updateData(TREE, RELEASE, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it('leaves hidden flags hidden, and takes over a new usage line', () => {
    const folder = dataFolder();
    writeFileSync(join(folder, '_hidden.yaml'), 'commands: []\nflags: [{command: up, name: retries}]\n');
    const report = updateData(TREE, RELEASE, folder).join('\n');
    expect(report).not.toContain('--retries');
    expect(report).toContain('up: usage is now "{product} up');
    expect(updateData(TREE, RELEASE, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it('tells which flags of a group its subcommands inherit', () => {
    const folder = dataFolder();
    const tree = treeWith({
      'acme_up.yaml': 'name: acme up\noptions: [{name: region}, {name: detach}]\n',
      'acme_up_all.yaml': 'name: acme up all\ninherited_options: [{name: region}]\n',
    });
    expect(updateData(tree, RELEASE, folder)).toContain('up: subcommands inherit --region');
    expect(readFileSync(join(folder, 'up.yaml'), 'utf8')).toContain('persistentFlags: [region]');
    expect(updateData(tree, RELEASE, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it('takes the mark away from a flag that is back', () => {
    const folder = dataFolder();
    updateData(TREE, '3.5.0', folder);
    const tree = treeWith({
      'acme_up.yaml': 'name: acme up\noptions: [{name: detach}, {name: retries}, {name: gone}]\n',
    });
    expect(updateData(tree, RELEASE, folder)).toContain('up: --gone is back');
    expect(readFileSync(join(folder, 'up.yaml'), 'utf8')).not.toContain('removed');
  });

  it('leaves defaults alone that are words, or that say where they come from', () => {
    const folder = dataFolder();
    writeFileSync(
      join(folder, 'up.yaml'),
      "command: up\nusage: '{product} up [flags]'\ngroup: deploy\nflags:\n  - {name: detach, shorthand: d, type: bool, default: false in a terminal}\n  - {name: retries, type: int, default: '9', defaultFrom: Set later.}\n",
    );
    const report = updateData(TREE, RELEASE, folder).join('\n');
    expect(report).not.toContain('default "');
    expect(readFileSync(join(folder, 'up.yaml'), 'utf8')).toContain('default: false in a terminal');
  });

  it.each<[what: string, tree: string | undefined, release: string | undefined, message: RegExp]>([
    ['no folder', undefined, RELEASE, /Name the folder/],
    ['a folder that is not there', 'tests/fixtures/nowhere', RELEASE, /no such folder/],
    ['an empty folder', folderWith({}), RELEASE, /no YAML files/],
    ['YAML of something else', treeWith({'zz.yaml': 'services: {}\n'}), RELEASE, /zz\.yaml: not a command/],
    ['broken YAML', folderWith({'a.yaml': 'a: [\n'}), RELEASE, /a\.yaml: not valid YAML/],
    ['no release', TREE, undefined, /Name the release/],
    ['a release that the pages do not tell of', TREE, '9.9.9', /has no release "9\.9\.9".*Add it with its date first/],
  ])('refuses %s in one sentence, and changes nothing', (_what, tree, release, message) => {
    const data = dataFolder();
    const before = readFileSync(join(data, 'up.yaml'), 'utf8');
    expect(() => updateData(tree, release, data)).toThrow(message);
    expect(readFileSync(join(data, 'up.yaml'), 'utf8')).toBe(before);
  });
});

/** Trees in the shape of three releases of the tool, cut down to what was added, moved and removed, and data as of the oldest. */
const RELEASES = 'tests/fixtures/cobra-releases';

type Marked = {since?: string; removed?: string; flags?: ({name: string} & Omit<Marked, 'flags'>)[]};

it('carries data over several releases, oldest first, with what each of them brought and took', () => {
  const folder = folderWith({});
  cpSync(join(RELEASES, 'data'), folder, {recursive: true});
  const update = (release: string) => updateData(join(RELEASES, release), release, folder);
  const marksOf = (name: string) => {
    const data = parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Marked;
    const flags = data.flags?.map((flag) => [flag.name, flag.since, flag.removed]) ?? [];
    return {since: data.since, removed: data.removed, flags};
  };
  expect(update('2.4.1')).toEqual(['Nothing to change: the data agrees with the tree.']);
  update('2.10.0');
  expect(update('3.14.1')).toContain('compose up: --utc comes from above now');
  expect(marksOf('_global').flags).toEqual([
    ['debug', undefined, undefined],
    ['org', undefined, '2.10.0'],
    ['workspace', '2.10.0', undefined],
    ['json', '3.14.1', undefined],
    ['utc', '3.14.1', undefined],
  ]);
  expect(marksOf('compose_up').flags).toEqual([
    ['detach', undefined, undefined],
    ['mode', undefined, '3.14.1'],
    ['ttl', '3.14.1', undefined],
  ]);
  expect(marksOf('deployments').flags).toEqual([
    ['all', '2.10.0', undefined],
    ['limit', '2.10.0', undefined],
  ]);
  expect(marksOf('deployments_history').removed).toBe('2.10.0');
  expect(marksOf('stack_default').since).toBe('2.10.0');
  expect(marksOf('recipe').since).toBe('3.14.1');
  expect(update('3.14.1')).toEqual(['Nothing to change: the data agrees with the tree.']);
});
