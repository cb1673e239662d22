import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {dataBlocks} from '../../plugins/remark/data-blocks/remark-data-blocks';
import {registry} from '../../src/components/registry';

const rows = Object.entries(registry);
const namesFrom = (source: string) => rows.filter(([, {from}]) => from === source).map(([name]) => name);

describe('the registry of components', () => {
  it('names what every page gets from src/theme/MDXComponents', () => {
    const given = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8').matchAll(/^ {2}([A-Z]\w+),$/gm);
    expect(namesFrom('everywhere')).toEqual([...given].map(([, name]) => name).sort());
  });

  it('names the elements that plugins/remark/data-blocks makes from data', () => {
    expect(namesFrom('data')).toEqual(Object.keys(dataBlocks).sort());
  });

  it('names data that is there', () => {
    for (const [, {data = []}] of rows) for (const path of data) expect(existsSync(path), path).toBe(true);
  });
});
