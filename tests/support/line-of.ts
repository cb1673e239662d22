import type {TextFile} from './files';
/** Line of the first line that fits (1 is the first); 1 where none does. */
export function lineOf(source: string, fits: string | RegExp): number {
  const index = source
    .split('\n')
    .findIndex((line) => (typeof fits === 'string' ? line.includes(fits) : fits.test(line)));
  return Math.max(index, 0) + 1;
}

/** Line number, from 1, of a place in a text. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The lines of files, each with its place: `docs/a.mdx:12`. */
export const placedLines = (files: readonly TextFile[]): {line: string; place: string}[] =>
  files.flatMap(({path, text}) => text.split('\n').map((line, index) => ({line, place: `${path}:${index + 1}`})));
