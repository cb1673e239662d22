import type {Page} from '../../../plugins/pages/page';

/** Above this many words a page should be split, or repeats what another page says. */
export const MOST_WORDS = 2500;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Words of the source as it is written, code included; table bars and other lone symbols aren't words. */
export const countWords = (source: string): number =>
  source.replace(FRONT_MATTER, '').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

/** Pages that are longer than a reader can take in. What is looked up is data, which isn't counted. */
export const checkPageLength = (pages: Pick<Page, 'file' | 'source'>[]): string[] =>
  pages
    .filter(({source}) => countWords(source) > MOST_WORDS)
    .map(
      ({file, source}) =>
        `${file}:1: ${countWords(source)} words: shorten the page to ${MOST_WORDS}, split it, or link to what other pages tell.`,
    );
