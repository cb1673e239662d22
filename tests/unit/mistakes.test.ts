import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {hasPython} from '../support/checks/parsers';
import {findFiles} from '../support/files';
import {hasNuChecker} from '../support/nu-checker';
import {code} from './mistakes/code';
import {examples} from './mistakes/examples';
import {files} from './mistakes/files';
import {links} from './mistakes/links';
import {releases} from './mistakes/releases';
import {rooms} from './mistakes/rooms';
import {text} from './mistakes/text';

interface Mistake {
  given: never;
  /** Parts of one line of what the check says, place and remedy included. */
  says: string | string[];
}

/** By their names in tests/fixtures/mistakes: what looks for a mistake in what is given. */
const CHECKS: Record<string, (given: never) => string | string[] | Promise<string[]>> = {
  ...code,
  ...examples,
  ...files,
  ...links,
  ...releases,
  ...rooms,
  ...text,
};

const isMissing = (check: string) => (check === 'Nu checker' ? !hasNuChecker() : check === 'python' && !hasPython);

for (const path of findFiles(['tests/fixtures/mistakes'], /\.yaml$/))
  for (const [check, mistakes] of Object.entries(
    parse(readFileSync(path, 'utf8')) as Record<string, Record<string, Mistake>>,
  ))
    // The spelling checker is its own program and takes seconds to start.
    it.skipIf(isMissing(check)).each(Object.entries(mistakes))(
      'a planted mistake is found with file, line and remedy: %s',
      {timeout: 120_000},
      async (_name, {given, says}) => {
        const found = [(await CHECKS[check]?.(given)) ?? `there is no check "${check}"`].flat();
        if (says === 'nothing') expect(found).toEqual([]);
        else {
          const parts = [says].flat();
          const isSaid = found.some((line) => parts.every((part) => line.includes(part)));
          expect(isSaid, `${JSON.stringify(parts)} in:\n${found.join('\n')}`).toBe(true);
        }
      },
    );
