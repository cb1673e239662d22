import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {listChanges, marksIn, readEngine} from '../../plugins/commands/data-engine';
import {commitAll, folderWith} from '../support/folder-with';

const repository = folderWith({});
const commit = (files: Record<string, string>): string => commitAll(folderWith(files, repository));

const lines = (...changed: number[]): string =>
  Array.from({length: 20}, (_, at) => `line ${at + 1}${changed.includes(at + 1) ? ' changed' : ''}\n`).join('');

const READ = commit({'cd/azure.go': lines(), 'cd/gone.go': lines(), 'cd/same.go': lines()});
rmSync(join(repository, 'cd/gone.go'));
const HEAD = commit({'cd/azure.go': lines(7, 8, 12)});

const changesOf = (mark: string): string[] =>
  readEngine([{place: 'src/data/a.yaml:3', mark: `${mark}@${READ}`}], repository).changed.map(({what}) => what);

describe('marks of the data in the source of the engine', () => {
  it.each<[string, string, string[]]>([
    ['lines that changed', 'cd/azure.go:6-9', ['1 change']],
    ['lines with two changes', 'cd/azure.go:1-20', ['2 changes']],
    ['lines beside a change', 'cd/azure.go:9-11', []],
    ['one line', 'cd/azure.go:12', ['1 change']],
    ['a whole file', 'cd/azure.go', ['2 changes']],
    ['a file without changes', 'cd/same.go', []],
    ['a file that is gone', 'cd/gone.go:1-2', ['the file is gone, or has another name']],
    ['a file that never was', 'cd/never.go', [`no cd/never.go at ${READ} in this checkout`]],
  ])('say whether to read them again: %s', (_name, mark, expected) => expect(changesOf(mark)).toEqual(expected));

  it('are found in data files, with their lines', () => {
    const source = `a: 1\nengine:\n  source: [cd/azure.go:1-2@${READ}, 'cd/{product}.go@${READ}']\nnote: 'see cd/azure.go'\n`;
    expect(marksIn('src/data/a.yaml', source)).toEqual([
      {place: 'src/data/a.yaml:3', mark: `cd/azure.go:1-2@${READ}`},
      {place: 'src/data/a.yaml:3', mark: `cd/${site.slug}.go@${READ}`},
    ]);
  });

  it('are listed with the place in the data, and the commit to write', () => {
    const marked = [
      {place: 'src/data/a.yaml:3', mark: `cd/azure.go:7@${READ}`},
      {place: 'src/data/a.yaml:4', mark: `cd/same.go@${READ}`},
    ];
    expect(listChanges(repository, marked)).toEqual([
      `src/data/a.yaml:3: cd/azure.go:7@${READ}: 1 change`,
      '',
      `1 of 2 marks to read again at ${HEAD}. Correct the facts, then write the new lines and @${HEAD}.`,
    ]);
    expect(listChanges(repository, marked.slice(1))).toEqual([
      `Nothing to read again: the lines of all 1 marks are the same at ${HEAD}.`,
    ]);
  });
});
