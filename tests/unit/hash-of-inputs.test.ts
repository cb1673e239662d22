import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOfInputs} from '../../plugins/pages/hash-of-inputs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('hashOfInputs', () => {
  // Search records and the sheet of the search are kept by readers for a year under this hash.
  it.each(['page.mdx', 'sheet.css', 'data.yaml', 'list.json', 'code.ts'])('changes with %s', (name) => {
    writeFileSync(join(folder, name), 'one');
    const before = hashOfInputs(folder);
    expect(hashOfInputs(folder)).toBe(before);
    writeFileSync(join(folder, name), 'two');
    expect(hashOfInputs(folder)).not.toBe(before);
  });
});
