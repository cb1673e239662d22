import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {newestOf, parseLog} from '../../plugins/pages/last-updated';
import {commitAll, folderWith, gitIn} from '../support/folder-with';

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
    const below = new Map([
      ['src/pages/copy.ts', '2026-03-02'],
      ['src/pages-of-old/copy.ts', '2026-05-04'],
    ]);
    expect(newestOf(['src/pages'], below)).toBe('2026-03-02');
  });

  it('dates nothing without a history, nor in a clone that has only a part of it', async () => {
    expect(parseLog('').size).toBe(0);
    const folder = folderWith({'docs/a.mdx': ''});
    commitAll(folder);
    commitAll(folderWith({'docs/b.mdx': ''}, folder));
    const home = process.cwd();
    const datesIn = async (path: string) => {
      process.chdir(path);
      vi.resetModules();
      return (await import('../../plugins/pages/last-updated')).lastUpdated().size;
    };
    try {
      expect(await datesIn(folder)).toBe(2);
      gitIn(folder, 'clone', '-q', '--depth=1', `file://${folder}`, 'clone');
      expect(await datesIn(join(folder, 'clone'))).toBe(0);
    } finally {
      process.chdir(home);
    }
  });
});
