import {loadReleases} from '../../../plugins/pages/data/releases';
import type {TextFile} from '../files';
import {placedLines} from '../line-of';
import {maskProse} from '../prose-text';

/** Marks, and data keys whose values are releases: where versions belong. */
const MARK = /<(?:Since|Removed)\b[^>]*\/>|\b(?:since|removed|release|checked|fixed|in): *'?\d+\.\d+\.\d+'?/g;

/** A version of the tool by its name: "CLI 3.9", "release 2.x". */
const NAMED = /(?:\bCLI|\breleases?) v?[0-3]\.(?:x\b|\d+(?:\.\d+)?)/;

/** As long as a mark, so that columns stay. */
const blank = (mark: string): string => ' '.repeat(mark.length);

/**
 * Releases of the tool in sentences: they age, and the reader's own release can't be compared with them.
 *
 * @param files pages and data
 */
export function checkVersionNumbers(files: readonly TextFile[]): string[] {
  const releases = loadReleases().map(({release}) => release.replaceAll('.', '\\.'));
  const known = new RegExp(`(?<![\\d.])(?:${releases.join('|')})(?![\\d.]*\\d)`);
  const prose = files.map(({path, text}) => ({path, text: maskProse(path, text.replace(MARK, blank))}));
  return placedLines(prose).flatMap(({line, place}) => {
    const found = known.exec(line) ?? NAMED.exec(line);
    return found
      ? [
          `${place}: "${found[0].trim()}" in a sentence: write <Since release="…" /> or <Removed … />, or since, removed and changed in data.`,
        ]
      : [];
  });
}
