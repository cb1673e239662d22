import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type Texts, codeChanges, compare, listChanges} from '../../tools/compare-pages';
import {commitAll, folderWith, gitIn} from '../support/folder-with';
import {script} from '../support/script';

const page = (text: string, day = '2026-01-01') => `---\ntitle: "A"\nlast_updated: "${day}"\n---\n\n${text}\n`;

/** A site whose pages are the files of a folder, as they are. */
const SITE = `import {readFileSync, readdirSync} from 'node:fs';
export const agentFiles = () =>
  readdirSync('docs').map((name) => ({path: '/docs/' + name, make: () => readFileSync('docs/' + name, 'utf8')}));
`;

let folder = '';

const git = (...args: string[]): string => gitIn(folder, ...args);

/** What the tool prints in the folder. */
const list = (env: Record<string, string>) =>
  execFileSync('node', script(resolve('tools/changed-pages.ts')), {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, GITHUB_STEP_SUMMARY: '', CHANGED_SINCE: '', ...env},
  });

beforeEach(() => {
  folder = folderWith({
    '.gitignore': 'node_modules\nsummary.md\n',
    'plugins/outputs/markdown/agent-files.ts': SITE,
    'docs/changed.md': page('One two.'),
    'docs/dated.md': page('Same.'),
    'docs/gone.md': page('One two three.'),
    'docs/same.md': page('Same.'),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  git('init', '-q', '--initial-branch=main');
  commitAll(folder);
  writeFileSync(join(folder, 'docs/changed.md'), page('One two three.'));
  writeFileSync(join(folder, 'docs/dated.md'), page('Same.', '2026-02-02'));
  writeFileSync(join(folder, 'docs/added.md'), page('One.'));
  rmSync(join(folder, 'docs/gone.md'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('the pages that a change touches', () => {
  it('are listed at the end of a log, with the words before and after', () => {
    expect(list({CHANGED_SINCE: 'HEAD'})).toBe(
      [
        `3 of 4 pages differ from ${git('rev-parse', 'HEAD').slice(0, 8)}.`,
        '',
        '- `/docs/added`: new, 1 word',
        '- `/docs/changed`: 2 → 3 words',
        '- `/docs/gone`: removed, 3 words',
        '',
      ].join('\n'),
    );
    // The checkout of the other commit is gone.
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('are in the summary of a run on GitHub', () => {
    const summary = join(folder, 'summary.md');
    commitAll(folder);
    // On main the commit before is what it's compared with.
    expect(list({GITHUB_STEP_SUMMARY: summary})).toBe('');
    expect(readFileSync(summary, 'utf8')).toContain('- `/docs/changed`: 2 → 3 words\n');
  });

  it('fail nothing if they cannot be read', () => {
    expect(list({CHANGED_SINCE: 'no-such-commit'})).toMatch(/^The changed pages can’t be listed: .+\n$/);
  });
});

describe('a list of changed pages', () => {
  const texts = (count: number, text: string): Texts =>
    new Map(Array.from({length: count}, (_, place) => [`/docs/${String(place).padStart(3, '0')}`, text]));

  it('is short', () => {
    const lines = listChanges(compare(texts(300, 'a'), texts(300, 'b')), 300, 'abc', 20);
    expect(lines).toHaveLength(23);
    expect(lines.at(-1)).toBe('- and 280 more');
  });

  it('says if there are none', () => {
    expect(listChanges(compare(texts(3, 'a'), texts(3, 'a')), 3, 'abc', 20)).toEqual(['No page differs from abc.']);
  });

  it('can name the code that is gone or new instead', () => {
    const block = '```shell\nup\n```';
    expect(codeChanges(texts(1, 'Run `a`, then `b`.'), texts(1, `Run \`a\` twice: \`a\`.\n\n${block}\n`))).toEqual([
      '/docs/000',
      '  +1  `a`',
      '  −1  `b`',
      '  +1  ```shell\n      up\n      ```',
    ]);
    expect(codeChanges(texts(1, 'Run `a`.'), texts(1, 'Now run `a`.'))).toEqual(['The code of all pages is the same.']);
  });
});
