import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../support/folder-with';

const PATCH = `diff --git a/node_modules/left/index.js b/node_modules/left/index.js
--- a/node_modules/left/index.js
+++ b/node_modules/left/index.js
@@ -1 +1 @@
-module.exports = 'as published';
+module.exports = 'patched';
`;
const PUBLISHED = "module.exports = 'as published';\n";

interface Clone {
  node?: string;
  left?: string;
  isInstalled?: boolean;
}

/** A clone with one package that has a patch. */
function clone({node = '>=1.0', left = PUBLISHED, isInstalled = true}: Clone): string {
  const folder = folderWith({
    'package.json': JSON.stringify({name: 'clone', version: '1.0.0', engines: {node}, dependencies: {left: '1.0.0'}}),
    'patches/left+1.0.0.patch': PATCH,
    'node_modules/left/package.json': JSON.stringify({name: 'left', version: '1.0.0'}),
    'node_modules/left/index.js': left,
    'node_modules/.cache/packed': 'from the published package',
  });
  if (isInstalled)
    symlinkSync(resolve('node_modules/patch-package'), join(folder, 'node_modules/patch-package'), 'junction');
  return folder;
}

/** What the build does before it starts. Without what a test runner sets: patch-package fails for a failed patch then. */
function prepare(cwd: string) {
  const {NODE_ENV: _, CI: __, ...env} = process.env;
  const {status, stdout, stderr} = spawnSync(process.execPath, [resolve('tools/prepare.mjs'), '--installed'], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return {status, text: `${stdout}${stderr}`.trim()};
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

it.each(['99.1', `${major + 1}.0`, `${major}.${minor + 1}`])(
  'tells a Node that is older than %s in one sentence, before anything else can fail',
  (floor) => {
    const text = `Node ${process.versions.node} is too old for this site: install Node ${floor} or newer, then run the command again.`;
    expect(prepare(clone({node: `>=${floor}`, isInstalled: false}))).toEqual({status: 1, text});
  },
);

it('patches packages that were installed without scripts, once', () => {
  const folder = clone({});
  const file = join(folder, 'node_modules/left/index.js');
  expect(prepare(folder)).toEqual({status: 0, text: ''});
  expect(readFileSync(file, 'utf8')).toBe("module.exports = 'patched';\n");
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(false);

  mkdirSync(join(folder, 'node_modules/.cache'));
  const {mtimeMs} = statSync(file);
  expect(prepare(folder)).toEqual({status: 0, text: ''});
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(true);
});

it('refuses a package that its patch does not fit', () => {
  const {status, text} = prepare(clone({left: "module.exports = 'of another release';\n"}));
  expect(status).toBe(1);
  expect(text).toContain('left+1.0.0.patch');
  expect(text).toMatch(/A patch does not fit its package any more: patches\/README\.md says .+$/);
});
