import {join} from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../support/folder-with';
import {checkByNu, hasNuChecker} from '../support/nu-checker';

it.skipIf(!hasNuChecker())('the Nu checker, which needs Java 11, finds mistakes with file and line', async () => {
  const lines = ['<table>', '<tr><td role="cell">x</td></tr></table><br/>', '<p clas="a" id="b" id="c">x</p>'];
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${lines.join('\n')}</body></html>`;
  const file = join(folderWith({'a b.html': page}), 'a b.html');
  const problems = await checkByNu([file]);
  for (const mistake of [
    /a b\.html:2: The “role” attribute must not be used on a “td”/,
    /:3: Duplicate attribute “id”/,
    /:3: Attribute “clas” not allowed/,
  ])
    expect(problems).toContainEqual(expect.stringMatching(mistake));
  expect(problems.join('\n')).not.toContain('slash');
});
