import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {script} from '../support/script';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'keep-assets-'))));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function build(name: string, ...files: string[]): string {
  mkdirSync(join(folder, name, 'assets/js'), {recursive: true});
  for (const file of files) writeFileSync(join(folder, name, 'assets/js', file), file);
  return join(folder, name);
}

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
