import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {checkByNu, hasNuChecker} from '../support/nu-checker';

it.skipIf(!hasNuChecker())('the Nu checker, which needs Java 11, finds a mistake with file and line', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'html-')), 'a b.html');
  const cell = '<table>\n<tr><td role="cell">x</td></tr></table><br/>';
  writeFileSync(file, `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${cell}</body></html>`);
  const problems = await checkByNu([file]);
  expect(problems).toContainEqual(
    expect.stringMatching(/a b\.html:2: The “role” attribute must not be used on a “td”/),
  );
  expect(problems.join('\n')).not.toContain('slash');
});
