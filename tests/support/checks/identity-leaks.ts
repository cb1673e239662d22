import type {TextFile} from '../files';
import {placedLines} from '../line-of';

/** Places where the tool's name, as it's read or as it's typed, is written out instead of a token. */
export function checkIdentityLeaks(files: TextFile[], names: string[]): string[] {
  const pattern = new RegExp(names.map((name) => name.replace(/[^\w\s]/g, String.raw`\$&`)).join('|'), 'i');
  return placedLines(files)
    .filter(({line}) => pattern.test(line))
    .map(
      ({place}) =>
        `${place}: use a token ({Product}, {product}, {PRODUCT}, {links.…}), or site of config/site.ts in code, instead of the name.`,
    );
}
