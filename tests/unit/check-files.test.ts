import {describe, expect, it} from 'vitest';
import {orderFiles} from 'compose-check/project/file-order';
import {nextName, withChanges, withFile, withFiles, withoutFile} from '../../src/check/screen/source-files';

const file = (name: string, text = `# ${name}`) => ({name, text});
/** Names of the merged files, of all others that are read, of those that aren't, and of those to name with `-f`. */
function order(...all: (string | [name: string, text: string])[]) {
  const {files, merged, unused, flags} = orderFiles(all.map((one) => file(...([one].flat() as [string, string?]))));
  return [merged, files.slice(merged.length).map(({name}) => name), unused.map(({name}) => name), flags];
}

describe('the order of files', () => {
  const [MAIN, OTHER] = ['compose.yaml', 'stack.yml'];
  it.each([
    [
      'is that of the CLI: the first main file, and the first override',
      order('.env', 'docker-compose.yml', 'compose.override.yaml', 'compose.override.yml', MAIN),
      [[MAIN, 'compose.override.yml'], ['.env'], ['docker-compose.yml', 'compose.override.yaml'], []],
    ],
    [
      'puts what the CLI does not find over the rest, as with flags',
      order('compose.prod.yaml', MAIN),
      [[MAIN, 'compose.prod.yaml'], [], [], [MAIN, 'compose.prod.yaml']],
    ],
    [
      'keeps the given order where no name is known',
      order(OTHER, 'extra.yml'),
      [[OTHER, 'extra.yml'], [], [], [OTHER, 'extra.yml']],
    ],
    ['names a file that the CLI does not find', order(OTHER, '.env'), [[OTHER], ['.env'], [], [OTHER]]],
    [
      'follows COMPOSE_FILE in .env',
      order(MAIN, 'b.yaml', 'a.yaml', ['.env', 'COMPOSE_FILE=a.yaml:./b.yaml\n']),
      [['a.yaml', 'b.yaml', MAIN], ['.env'], [], ['a.yaml', 'b.yaml', MAIN]],
    ],
    [
      'merges no file that another one includes or extends',
      order([MAIN, 'include:\n  - parts/db.yaml\nservices: {}\n'], 'parts/db.yaml'),
      [[MAIN], ['parts/db.yaml'], [], []],
    ],
    ['leaves out what is for the build', order(MAIN, 'Dockerfile.web'), [[MAIN], [], [], []]],
  ])('%s', (_name, found, expected) => expect(found).toEqual(expected));
});

describe('the files in the editor', () => {
  const one = {files: [file('compose.yaml')], shown: 0};
  const names = ({files}: {files: readonly {name: string}[]}) => files.map(({name}) => name);

  it('are replaced by several, and by another main file', () => {
    expect(names(withFiles(one, [file('a.yaml'), file('b.yaml'), file('a.yaml', 'newer')]))).toEqual([
      'a.yaml',
      'b.yaml',
    ]);
    expect(names(withFiles(one, [file('docker-compose.yml')]))).toEqual(['docker-compose.yml']);
    expect(withFiles(one, [])).toBe(one);
  });

  it.each(['compose.override.yaml', '.env', 'prod.env', 'compose.prod.yaml'])('get %s next to them', (name) =>
    expect(withFiles(one, [file(name)])).toEqual({files: [file('compose.yaml'), file(name)], shown: 1}),
  );

  it('are replaced by one with the same name', () => {
    const two = withFiles(one, [file('.env')]);
    expect(withFiles(two, [file('compose.yaml', 'new')])).toEqual({
      files: [file('compose.yaml', 'new'), file('.env')],
      shown: 0,
    });
  });

  it('can be changed, removed down to an empty one, and added', () => {
    const two = withFiles(one, [file('.env')]);
    expect(withFile(two, 0, {text: 'x'}).files[0]).toEqual(file('compose.yaml', 'x'));
    expect(withoutFile(two, 1)).toEqual({files: [file('compose.yaml')], shown: 0});
    expect(withoutFile(one, 0)).toEqual({files: [file('compose.yaml', '')], shown: 0});
    expect(names(withChanges(two, [file('.env', 'x'), file('Dockerfile.a')]))).toEqual([
      'compose.yaml',
      '.env',
      'Dockerfile.a',
    ]);
    expect([nextName([]), nextName(one.files), nextName(two.files)]).toEqual([
      'compose.yaml',
      'compose.override.yaml',
      'compose.override.yaml',
    ]);
  });
});
