import {cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {updateData} from '../../plugins/commands/data-cli/update-data';

const TREE = 'tests/fixtures/cobra';

/** A data folder with one command that changes, one that goes, and the global flags. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cli-data-'));
  writeFileSync(
    join(folder, '_global.yaml'),
    "flags:\n  - {name: debug, type: bool, default: 'false', description: Prints more.}\n",
  );
  writeFileSync(
    join(folder, 'root.yaml'),
    "command: ''\nsummary: Ours.\nusage: '{product} [command]'\ngroup: root\nflags: []\n",
  );
  writeFileSync(
    join(folder, 'up.yaml'),
    "# kept\ncommand: up\nsummary: Written here.\nusage: '{product} up'\ngroup: deploy\nflags:\n  - {name: detach, shorthand: d, type: bool, default: 'false', description: Kept words.}\n  - {name: gone, type: bool, default: 'false', description: Old.}\n",
  );
  writeFileSync(join(folder, 'old.yaml'), "command: old\nusage: '{product} old'\ngroup: cli\n");
  return folder;
}

describe('data:cli', () => {
  it('adds, removes and changes commands and flags, and keeps what was written here', () => {
    const folder = dataFolder();
    const report = updateData(TREE, folder).join('\n');
    expect(report).toContain('up: added --retries');
    expect(report).toContain('up: removed --gone');
    expect(report).toContain('up: --detach: default "false" is now "true"');
    expect(report).toContain('added the command "down"');
    expect(report).toContain('removed the command of old.yaml');
    expect(report).toContain('description of --retries (the tool says: how often to try)');
    const source = readFileSync(join(folder, 'up.yaml'), 'utf8');
    expect(source).toContain('# kept');
    const up = parse(source) as {summary: string; flags: {name: string; type: string; description: string}[]};
    expect(up.summary).toBe('Written here.');
    expect(up.flags.map((flag) => flag.name)).toEqual(['detach', 'retries']);
    expect(up.flags[0]?.description).toBe('Kept words.');
    expect(up.flags[1]?.type).toBe('int');
    expect((parse(readFileSync(join(folder, 'down.yaml'), 'utf8')) as {usage: string}).usage).toBe(
      '{product} down [flags]',
    );
    expect(readdirSync(folder)).not.toContain('old.yaml');
  });

  it('leaves hidden flags hidden, and takes over a new usage line', () => {
    const folder = dataFolder();
    writeFileSync(join(folder, '_hidden.yaml'), 'commands: []\nflags: [{command: up, name: retries}]\n');
    const report = updateData(TREE, folder).join('\n');
    expect(report).not.toContain('--retries');
    expect(report).toContain('up: usage is now "{product} up');
    expect(updateData(TREE, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it('tells which flags of a group its subcommands inherit', () => {
    const folder = dataFolder();
    const tree = mkdtempSync(join(tmpdir(), 'cobra-'));
    cpSync(TREE, tree, {recursive: true});
    writeFileSync(join(tree, 'acme_up.yaml'), 'name: acme up\noptions: [{name: region}, {name: detach}]\n');
    writeFileSync(join(tree, 'acme_up_all.yaml'), 'name: acme up all\ninherited_options: [{name: region}]\n');
    expect(updateData(tree, folder)).toContain('up: subcommands inherit --region');
    expect(readFileSync(join(folder, 'up.yaml'), 'utf8')).toContain('persistentFlags: [ region ]');
    expect(updateData(tree, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it('changes nothing the second time', () => {
    const folder = dataFolder();
    updateData(TREE, folder);
    expect(updateData(TREE, folder)).toEqual(['Nothing to change: the data agrees with the tree.']);
  });

  it.each([
    [undefined, /Name the folder/],
    ['tests/fixtures/nowhere', /no such folder/],
  ])('refuses %s in one sentence', (folder, message) => {
    expect(() => updateData(folder, dataFolder())).toThrow(message);
  });

  it('refuses an empty folder, broken YAML and YAML of something else, and changes nothing', () => {
    const data = dataFolder();
    const before = readFileSync(join(data, 'up.yaml'), 'utf8');
    const tree = mkdtempSync(join(tmpdir(), 'cobra-'));
    expect(() => updateData(tree, data)).toThrow(/no YAML files/);
    cpSync(TREE, join(tree, 'full'), {recursive: true});
    writeFileSync(join(tree, 'full', 'zz.yaml'), 'services: {}\n');
    expect(() => updateData(join(tree, 'full'), data)).toThrow(/zz\.yaml: not a command/);
    mkdirSync(join(tree, 'broken'));
    writeFileSync(join(tree, 'broken', 'a.yaml'), 'a: [\n');
    expect(() => updateData(join(tree, 'broken'), data)).toThrow(/a\.yaml: not valid YAML/);
    expect(readFileSync(join(data, 'up.yaml'), 'utf8')).toBe(before);
  });
});
