import type {Page} from '../../../plugins/pages/page';

/** Above this many words a page should be split, or repeats what another page says. */
export const MOST_WORDS = 2500;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Words of the source as it is written, code included; table bars and other lone symbols aren't words. */
export const countWords = (source: string): number =>
  source.replace(FRONT_MATTER, '').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

/**
 * Pages that are longer than a reader can take in, except references, which nobody reads from start to finish.
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
