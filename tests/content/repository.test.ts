import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {type Lockfile, REGISTRY, missingPackages} from '../../tools/complete-lockfile';
import {CODE_OWNERS, codeOwners} from '../../tools/fix';
import {checkLicenses} from '../support/checks/licenses';
import {checkMutations, readList} from '../support/checks/mutations';
import {checkRepositoryDocs} from '../support/checks/repository-docs';
import {checkEmptyRooms, checkRooms} from '../support/checks/rooms';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

it('names only paths and scripts that exist in README, CONTRIBUTING and their like', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const files = [
    ...findFiles(['.'], /\.md$/),
    ...findFiles(['bench', 'deploy', 'src', 'tests', 'packages', 'plugins'], /\/README\.md$/),
  ];
  expectNone(checkRepositoryDocs(readFiles(files), Object.keys(scripts)));
});

it('asks the owner of config/site.ts for reviews, if there is one', () => {
  expect(codeOwners('@acme/docs')).toContain('* @acme/docs\n');
  expect(existsSync(CODE_OWNERS) ? readFileSync(CODE_OWNERS, 'utf8') : '').toBe(codeOwners(site.owner));
});

it('lists every swizzle in src/theme/README.md, and each says first what it changes and why', () => {
  const files = findFiles(['src/theme'], /\/index\.tsx$|\/Code\.tsx$/);
  const [wraps = '', ejects = ''] = readFileSync('src/theme/README.md', 'utf8').split('**Eject').slice(0, 2);
  const namesIn = (text: string) => [...text.matchAll(/^- `([\w/]+)`$/gm)].map(([, name]) => name);
  const namesOf = (kind: string) =>
    files
      .filter((file) => readFileSync(file, 'utf8').startsWith(`// ${kind}: `))
      .map((file) => file.replace('src/theme/', '').replace(/(\/index)?\.tsx$/, ''));
  expect(namesIn(wraps)).toEqual(namesOf('Wrap').sort());
  expect(namesIn(ejects)).toEqual(namesOf('Eject').sort());
  expect(namesIn(wraps).length + namesIn(ejects).length).toBe(files.length);
});

const CODE = /\.[cm]?[jt]sx?$/;
const paths = [
  ...findFiles(['src', 'packages', 'plugins', 'config', 'tools'], /\.\w+$/),
  ...findFiles(['examples/runner'], /runner\/[\w-]+\.ts$/),
  'docusaurus.config.ts',
  'sidebars.ts',
  'examples/schema.ts',
];

it('imports only downward', () => {
  const code = paths.filter((path) => CODE.test(path) && !path.startsWith('tools/'));
  const {problems, seen} = checkRooms(readFiles(code), paths);
  expectNone([...problems, ...checkEmptyRooms(paths)]);
  // A reader of imports that finds no files would find no mistakes either.
  expect(seen).toEqual(expect.arrayContaining(findFiles(['src', 'packages', 'plugins'], CODE)));
});

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

it('takes packages whose licenses are on the list', () => expect(checkLicenses(lockfile)).toEqual([]));

describe('the lockfile', () => {
  it('takes every package from the registry, with its checksum: run `npx jiti tools/complete-lockfile.ts`', () => {
    const loose = Object.entries(lockfile.packages).filter(([path, {resolved, integrity = '', link, optional}]) => {
      // Binaries of other systems, which the registry in use doesn't have: tools/complete-lockfile.ts.
      if (!path || path.startsWith('packages/') || link || (optional && !resolved)) return false;
      return !(resolved?.startsWith(REGISTRY) && integrity.startsWith('sha512-'));
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

describe('the list of mutations', () => {
  const list = readList();

  it('takes away what is there, and names tests that exist', () => expectNone(checkMutations(list)));

  it('has a line of every section of the specification', () => {
    const proofs = [...list.mutations, ...list.reasons].flatMap(({proves}) => proves);
    const sections = new Set(proofs.map(({line}) => /^(\d): /.exec(line)?.[1]).filter(Boolean));
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});
