import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {type Row, specRows} from '../support/spec-rows';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Titles of generated tests have placeholders, in backticks. */
const isTitle = (title: string, source: string): boolean =>
  [`'${title}'`, `\`${title}\``].some((one) => source.includes(one));

/** Rows whose file or test isn't there. */
function missing(rows: Row[]): string[] {
  return rows
    .filter(({file, title}) => !existsSync(file) || !isTitle(title, readFileSync(file, 'utf8')))
    .map(
      ({file, line, title}) =>
        `"${line}": ${file} has no test "${title}". Mend the row in tests/README.md or the title.`,
    );
}

const rows = specRows();

describe('the table of tests/README.md', () => {
  it('covers every section', () => {
    expect(SECTIONS.filter((section) => !rows.some((row) => row.section === section))).toEqual([]);
  });

  it('names tests that exist', () => expect(missing(rows)).toEqual([]));

  it('would not pass with a test that does not', () => {
    const row = {section: 4, line: 'A line', file: 'tests/e2e/chunks.spec.ts', title: 'that nobody has written'};
    expect(missing([row, {...row, file: 'tests/e2e/ghost.spec.ts'}])).toHaveLength(2);
  });
});
