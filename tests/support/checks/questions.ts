import {expandTokens, identityTokens} from '../../../plugins/pages/tokens';
import type {TextFile} from '../files';
import {placedLines} from '../line-of';
import {duplicates} from './duplicates';

/** How readers ask for a section that is gone, and what stands twice in the files of `src/data/questions`. */
export function checkQuestions(files: readonly TextFile[], known: ReadonlySet<string>): string[] {
  const lines = placedLines(files).map(({line, place}) => ({line: expandTokens(line, identityTokens), place}));
  const found = (pattern: RegExp) =>
    lines.flatMap(({line, place}): [string, string][] => {
      const [, value] = pattern.exec(line) ?? [];
      return value === undefined ? [] : [[value, place]];
    });
  const addresses = found(/^['"]?(\/[^\s'"]*)['"]?:\s*$/);
  const gone = addresses
    .filter(([address]) => !known.has(address))
    .map(([address, place]) => `${place}: ${address} is no page or section: name what answers now, or delete it.`);
  return [...gone, ...duplicates(addresses), ...duplicates(found(/^ +- ['"]?(.+?)['"]?$/))];
}
