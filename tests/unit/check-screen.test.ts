import {describe, expect, it} from 'vitest';
import {looksPasted} from 'compose-check/kind-of';
import {widthOf} from '../../src/check/screen/lines';
import {withFiles} from '../../src/check/screen/source-files';
import {readGold} from '../gold/gold';

const file = (name: string, text = `# ${name}`) => ({name, text});

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
});

it('takes no question that readers ask the search for a message', () => {
  const {covered} = readGold({file: 'tests/gold/search.json'});
  expect(covered.filter(({question}) => !/[:;"(]/.test(question) && looksPasted(question))).toEqual([]);
});

it('measures lines as the field shows them', () => {
  expect(widthOf('\ta\tb')).toBe(5);
  expect(widthOf('日本')).toBe(4);
});
