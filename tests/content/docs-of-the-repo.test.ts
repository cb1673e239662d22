import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {site} from '../../config/site';
import {CODE_OWNERS, codeOwners} from '../../tools/fix';
import {checkRepositoryDocs} from '../support/checks/repository-docs';
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
