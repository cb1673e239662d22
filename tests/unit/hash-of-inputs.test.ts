import {describe, expect, it} from 'vitest';
import {hashOfInputs} from '../../plugins/pages/hash-of-inputs';
import {folderWith} from '../support/folder-with';

describe('hashOfInputs', () => {
  // Search records and the sheet of the search are kept by readers for a year under this hash.
  it.each(['page.mdx', 'sheet.css', 'data.yaml', 'list.json', 'code.ts'])('changes with %s', (name) => {
    const folder = folderWith({[name]: 'one'});
    const before = hashOfInputs(folder);
    expect(hashOfInputs(folder)).toBe(before);
    folderWith({[name]: 'two'}, folder);
    expect(hashOfInputs(folder)).not.toBe(before);
  });
});
