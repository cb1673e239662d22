import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {type Lockfile, missingPackages} from '../../tools/complete-lockfile';
import {checkLicenses} from '../support/checks/licenses';

const REGISTRY = 'https://registry.npmjs.org/';
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

it('takes packages whose licenses are on the list', () => expect(checkLicenses(lockfile)).toEqual([]));

describe('the lockfile', () => {
  it('takes every package from the registry, with its checksum', () => {
    const loose = Object.entries(lockfile.packages).filter(([path, {resolved, integrity = '', link, optional}]) => {
      // Binaries of other systems, which the registry in use doesn't have: tools/complete-lockfile.ts.
      if (!path || path.startsWith('packages/') || link || (optional && !resolved)) return false;
      return !((resolved ?? REGISTRY).startsWith(REGISTRY) && integrity.startsWith('sha512-'));
    });
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('names the binaries of every system, or npm ci refuses it: run `npx jiti tools/complete-lockfile.ts`', () => {
    expect(missingPackages(lockfile)).toEqual([]);
    const packages = {'node_modules/a': {optionalDependencies: {'a-win32-x64': '1.0.0', 'a-linux-x64': '1.0.0'}}};
    const found = {'node_modules/a/node_modules/a-linux-x64': {}};
    expect(missingPackages({packages: {...packages, ...found}})).toEqual([
      {folder: 'node_modules/a', name: 'a-win32-x64', version: '1.0.0'},
    ]);
  });
});
