import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {commitAll, folderWith, gitIn} from '../support/folder-with';
import {script} from '../support/script';

const page = (text: string, day = '2026-01-01') => `---\ntitle: "A"\nlast_updated: "${day}"\n---\n\n${text}\n`;

/** A site whose pages are the files of a folder, as they are. */
const SITE = `import {readFileSync, readdirSync} from 'node:fs';
export const agentFiles = () =>
  readdirSync('docs').map((name) => ({path: '/docs/' + name, make: () => readFileSync('docs/' + name, 'utf8')}));
`;

let folder = '';

/** What the tool prints in the folder. */
const list = (env: Record<string, string>, ...args: string[]) =>
  execFileSync('node', script(resolve('tools/changed-pages.ts'), ...args), {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, GITHUB_STEP_SUMMARY: '', CHANGED_SINCE: '', ...env},
  });

beforeEach(() => {
  folder = folderWith({
    '.gitignore': 'node_modules\n.cache\nsummary.md\n',
    'plugins/outputs/markdown/agent-files.ts': SITE,
    'docs/changed.md': page('One `a`, two `b`.'),
    'docs/dated.md': page('Same.'),
    'docs/gone.md': page('One two three.'),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  gitIn(folder, 'init', '-q', '--initial-branch=main');
  commitAll(folder);
  writeFileSync(join(folder, 'docs/changed.md'), page('Two `b`, one `c`.'));
  writeFileSync(join(folder, 'docs/dated.md'), page('Same.', '2026-02-02'));
  writeFileSync(join(folder, 'docs/added.md'), page('One.'));
  rmSync(join(folder, 'docs/gone.md'));
});

describe('the pages that a change touches', () => {
  it('are listed at the end of a log, by their text', () => {
    const listed = list({CHANGED_SINCE: 'HEAD'});
    expect(listed).toMatch(/^Pages that differ from [0-9a-f]{8}:\n/);
    for (const name of ['added', 'changed', 'gone']) expect(listed).toContain(`/docs/${name}.md`);
    expect(listed).not.toContain('dated');
    // The checkout of the other commit is gone.
    expect(gitIn(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('show the code that is gone or new instead', () =>
    expect(list({CHANGED_SINCE: 'HEAD'}, '--code').match(/^[+-]`.*$/gm)).toEqual(['-`a`', '+`c`']));

  it('are in the summary of a run on GitHub', () => {
    const summary = join(folder, 'summary.md');
    commitAll(folder);
    // On main the commit before is what it's compared with.
    expect(list({GITHUB_STEP_SUMMARY: summary})).toBe('');
    expect(readFileSync(summary, 'utf8')).toContain('/docs/changed.md');
  });

  it('fail nothing if they cannot be read', () =>
    expect(list({CHANGED_SINCE: 'no-such-commit'})).toMatch(/^The changed pages can’t be listed: .+\n$/));
});
