import {readFileSync} from 'node:fs';
import {it} from 'vitest';
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
