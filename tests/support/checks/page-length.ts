import type {Page} from '../../../plugins/pages/page';

/** Words above which a page is split, or tells something that another page tells. */
export const MOST_WORDS = 2500;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Words of the source as it is written, code included; the bars of tables and other lone signs aren't words. */
export const countWords = (source: string): number =>
  source.replace(FRONT_MATTER, '').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

/**
 * Pages that are longer than a reader can take in, but for references, which nobody reads from end to end.
 *
 * @param references files that may be longer, each with the reason
 */
export function checkPageLength(pages: Pick<Page, 'file' | 'source'>[], references: Record<string, string>): string[] {
  const long = pages.filter(({source}) => countWords(source) > MOST_WORDS);
  return [
    ...long
      .filter(({file}) => references[file] === undefined)
      .map(
        ({file, source}) =>
          `${file}:1: ${countWords(source)} words: shorten the page to ${MOST_WORDS}, split it, or link to what other pages tell.`,
      ),
    ...Object.keys(references)
      .filter((file) => !long.some((page) => page.file === file))
      .map(
        (file) => `${file}:1: the page is short enough: remove it from the references in tests/content/pages.test.ts.`,
      ),
  ];
}
