import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {dataBlocks} from '../../plugins/remark/data-blocks/remark-data-blocks';
import {flowElements, textElements} from '../../plugins/outputs/markdown/elements';
import {registry} from '../../src/components/registry';

const rows = Object.entries(registry);
const namesFrom = (source: string) => rows.filter(([, {from}]) => from === source).map(([name]) => name);

describe('the registry of components', () => {
  it.each(rows.filter(([, {from}]) => from.startsWith('@site/')))(
    'has a folder for %s that exports it',
    (name, {from}) => {
      const file = `${from.slice('@site/'.length)}.tsx`;
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export function ${name}\\b`));
    },
  );

  it('names what every page gets from src/theme/MDXComponents', () => {
    const given = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8').matchAll(/^ {2}([A-Z]\w+),$/gm);
    expect(namesFrom('everywhere')).toEqual([...given].map(([, name]) => name).sort());
  });

  it('names the elements that plugins/remark/data-blocks makes from data', () => {
    expect(namesFrom('data')).toEqual(Object.keys(dataBlocks).sort());
  });

  it.each(rows.filter(([, {markdown}]) => markdown === 'own' || typeof markdown === 'object'))(
    'says how %s reads as Markdown',
    (name) => {
      // Tabs and diagrams are read with what is around them (plain-tree.ts).
      const readElsewhere = ['Diagram', 'TabItem', 'Tabs'];
      const remedy = `Add ${name} to flowElements or textElements in plugins/outputs/markdown/elements.ts`;
      expect(readElsewhere.includes(name) || name in flowElements || name in textElements, remedy).toBe(true);
    },
  );

  it('names data that is there', () => {
    for (const [, {data = []}] of rows) for (const path of data) expect(existsSync(path), path).toBe(true);
  });
});
