import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SOURCES} from '../../plugins/outputs/markdown/generated-pages';
import {newestOf, parseLog} from '../../plugins/pages/last-updated';

describe('dates of pages from one log', () => {
  it('takes the newest commit of each file', () => {
    const log = '\x002026-03-02\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-01-31\n\ndocs/a.mdx\ndocs/c d.mdx\n';
    expect([...parseLog(log)]).toEqual([
      ['docs/a.mdx', '2026-03-02'],
      ['docs/b.mdx', '2026-03-02'],
      ['docs/c d.mdx', '2026-01-31'],
    ]);
  });

  it('dates a page that is made of several files by the newest of them', () => {
    const dates = new Map([
      ['a.ts', '2026-01-31'],
      ['b.ts', '2026-03-02'],
    ]);
    expect(newestOf(['b.ts', 'a.ts', 'new.ts'], dates)).toBe('2026-03-02');
    expect(newestOf(['new.ts'], dates)).toBeUndefined();
  });

  it.each(Object.entries(SOURCES))('dates %s by every file that its words are imported from', (name, sources) => {
    const source = readFileSync(`plugins/outputs/markdown/${name}.ts`, 'utf8');
    const imported = [...source.matchAll(/from '(?:\.\.\/){2}((?:config|src\/data)\/[\w-]+)'/g)].map(
      ([, path]) => `${path}.ts`,
    );
    // The name and the links are part of every page.
    expect(imported.filter((path) => path !== 'config/site.ts').sort()).toEqual(sources);
  });

  it('dates nothing without a history', () => {
    expect(parseLog('').size).toBe(0);
  });
});
