import {describe, expect, it} from 'vitest';
import {orderFiles} from '../../src/check/engine/project/file-order';
import {nextName, withChanges, withFile, withFiles, withoutFile} from '../../src/check/screen/source-files';

const file = (name: string, text = `# ${name}`) => ({name, text});
const order = (...names: string[]) => {
  const {files, merged, unused, flags} = orderFiles(names.map((name) => file(name)));
  return {files: files.map(({name}) => name), merged, unused: unused.map(({name}) => name), flags};
};

describe('the order of files', () => {
  it('is that of the CLI: the first main file, and the first override', () =>
    expect(
      order('.env', 'docker-compose.yml', 'compose.override.yaml', 'compose.override.yml', 'compose.yaml'),
    ).toEqual({
      files: ['compose.yaml', 'compose.override.yml', '.env'],
      merged: ['compose.yaml', 'compose.override.yml'],
      unused: ['docker-compose.yml', 'compose.override.yaml'],
      flags: [],
    }));

  it('puts what the CLI does not find over the rest, as with flags', () =>
    expect(order('compose.prod.yaml', 'compose.yaml')).toMatchObject({
      merged: ['compose.yaml', 'compose.prod.yaml'],
      flags: ['compose.yaml', 'compose.prod.yaml'],
    }));

  it('keeps the given order where no name is known', () =>
    expect(order('stack.yml', 'extra.yml')).toMatchObject({
      merged: ['stack.yml', 'extra.yml'],
      flags: ['stack.yml', 'extra.yml'],
    }));

  it('needs no flag for one file, whatever its name', () =>
    expect(order('stack.yml', '.env').flags).toEqual(['stack.yml']));

  it('follows COMPOSE_FILE in .env', () => {
    const files = [
      file('compose.yaml'),
      file('b.yaml'),
      file('a.yaml'),
      file('.env', 'COMPOSE_FILE=a.yaml:./b.yaml\n'),
    ];
    expect(orderFiles(files)).toMatchObject({merged: ['a.yaml', 'b.yaml', 'compose.yaml'], unused: []});
  });

  it('merges no file that another one includes or extends', () => {
    const files = [file('compose.yaml', 'include:\n  - parts/db.yaml\nservices: {}\n'), file('parts/db.yaml')];
    expect(orderFiles(files)).toMatchObject({merged: ['compose.yaml'], flags: []});
    expect(orderFiles(files).files.map(({name}) => name)).toEqual(['compose.yaml', 'parts/db.yaml']);
  });

  it('leaves out what is for the build', () =>
    expect(order('compose.yaml', 'Dockerfile.web').files).toEqual(['compose.yaml']));
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
