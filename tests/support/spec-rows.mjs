import {readFileSync} from 'node:fs';

/**
 * A line of the specification, or of what's beyond it, and the test that proves it.
 *
 * @typedef {{section: number, line: string, file: string, title: string}} Row section 0 is beyond the specification
 */

/**
 * Reads the tables of tests/README.md.
 *
 * @param {string} text
 * @returns {Row[]}
 */
export function readRows(text) {
  let section = -1;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('### ')) section = Number(/^### Section (\d)/.exec(line)?.[1] ?? 0);
    const [, what = '', file = '', title = ''] = /^\| (.+?) \| `(\S+)` \| (.+?) \|$/.exec(line) ?? [];
    return section >= 0 && file.includes('.') ? [{section, line: what, file: `tests/${file}`, title}] : [];
  });
}

export const specRows = () => readRows(readFileSync('tests/README.md', 'utf8'));
