import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderWith} from '../support/folder-with';
import {script} from '../support/script';

let folder = '';
beforeEach(() => void (folder = folderWith({})));

const build = (name: string, ...files: string[]) =>
  folderWith(Object.fromEntries(files.map((file) => [`assets/js/${file}`, file])), join(folder, name));

const keep = (from: string, into: string, ...more: string[]) =>
  execFileSync('node', script('tools/keep-assets.ts', '--from', from, '--into', into, ...more), {
    encoding: 'utf8',
    stdio: 'pipe',
  });
const has = (into: string, file: string) => existsSync(join(into, 'assets/js', file));

describe('keep-assets', () => {
  it('keeps the assets of the last builds and lets older ones go', () => {
    const builds = ['one', 'two', 'three', 'four'].map((name) => build(name, `main.${name}.js`, 'shared.js'));
    for (const [index, into] of builds.entries())
      keep(builds[index - 1] ?? join(folder, 'none'), into, '--builds', '2');
    const last = builds[3] ?? '';
    expect(['one', 'two', 'three', 'four'].map((name) => has(last, `main.${name}.js`))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('ends well without an earlier site', () => {
    const into = build('new', 'main.js');
    expect(keep('http://127.0.0.1:9', into)).toContain('1 assets of this build, 0 kept');
    expect(JSON.parse(readFileSync(join(into, 'builds.json'), 'utf8'))).toEqual([{files: ['assets/js/main.js']}]);
  });

  it('takes no name that leads out of the assets', () => {
    const old = build('old', 'a.js');
    writeFileSync(
      join(old, 'builds.json'),
      JSON.stringify([{files: ['assets/../../evil.js', '/etc/passwd', 'assets/js/a.js']}]),
    );
    const into = build('new');
    expect(keep(old, into)).toContain('1 kept');
    expect(has(into, 'a.js')).toBe(true);
  });
});
