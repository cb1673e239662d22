import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {commitAll, folderWith} from '../support/folder-with';

it('keeps the line ends of a clone with core.autocrlf', () => {
  const text = '# A page\n\nText.\n';
  const folder = folderWith({'.gitattributes': readFileSync('.gitattributes', 'utf8'), 'docs/page.md': text});
  commitAll(folder);
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=true', folder, clone]);
  expect(readFileSync(join(clone, 'docs/page.md'), 'utf8')).toBe(text);
});
