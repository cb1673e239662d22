import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface Row {
  section: number;
  line: string;
  file: string;
  title: string;
}

function readRows(text: string): Row[] {
  let section = 0;
  return text.split('\n').flatMap((line) => {
    section = Number(/^### Section (\d)/.exec(line)?.[1] ?? section);
    const [, what = '', file = '', title = ''] = /^\| (.+?) \| `(\S+)` \| (.+?) \|$/.exec(line) ?? [];
    return section && file.includes('.') ? [{section, line: what, file: `tests/${file}`, title}] : [];
  });
}

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

const rows = readRows(readFileSync('tests/README.md', 'utf8'));

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
