import {readFileSync} from 'node:fs';

/** A line of the specification, or of what's beyond it, and the test that proves it. */
export interface Row {
  /** 0 is beyond the specification. */
  section: number;
  line: string;
  file: string;
  title: string;
}

/** Reads the tables of tests/README.md. */
export function specRows(): Row[] {
  let section = -1;
  return readFileSync('tests/README.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('### ')) section = Number(/^### Section (\d)/.exec(line)?.[1] ?? 0);
      const [, what = '', file = '', title = ''] = /^\| (.+?) \| `(\S+)` \| (.+?) \|$/.exec(line) ?? [];
      const path = file.startsWith('packages/') ? file : `tests/${file}`;
      return section >= 0 && file.includes('.') ? [{section, line: what, file: path, title}] : [];
    });
}
