import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {type TextFile, findFiles, readFiles} from './files';

/**
 * Stands for one character that isn't prose; neither a letter nor a space, so that the words on both sides stay apart.
 */
export const FILLER = '·';

/** What the spelling checker skips; one list for all checks of prose. */
function skippedPatterns(): {name: string; pattern: RegExp}[] {
  const {patterns} = parse(readFileSync('cspell.config.yaml', 'utf8')) as {patterns: {name: string; pattern: string}[]};
  return patterns.map(({name, pattern}) => {
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? [];
    return {name, pattern: new RegExp(source, flags)};
  });
}

const skipped = skippedPatterns();

const JSON_PROSE = /(?<="description": ")[^\n]*(?=")/g;

const fill = (text: string) => text.replace(/\S/g, FILLER);

/**
 * Replaces all that isn't prose (code, link targets, tokens, flags, texts of the tool) by filler of the same length, so
 * that lines and columns stay.
 */
export function maskProse(path: string, text: string): string {
  if (path.endsWith('.json')) {
    let masked = '';
    let end = 0;
    for (const match of text.matchAll(JSON_PROSE)) {
      masked += fill(text.slice(end, match.index)) + match[0];
      end = match.index + match[0].length;
    }
    return masked + fill(text.slice(end));
  }
  return skipped
    .filter(({name}) => path.endsWith('.yaml') || !name.startsWith('data-'))
    .reduce((masked, {pattern}) => masked.replace(pattern, fill), text);
}

/** Everything that is written for readers: pages, the repository's own Markdown, and the data behind pages. */
export const readProse = (): TextFile[] =>
  readFiles(
    [
      ...findFiles(['docs', 'packages', 'src', 'tests'], /\.(mdx?|yaml)$|samples\.json$/),
      ...findFiles(['.'], /\.md$/),
      ...findFiles(['bench', 'deploy'], /\.md$/),
    ].filter((path) => !NOT_PROSE.test(path)),
  );

/** Fixtures are wrong on purpose; readers type as they like; lists of the checks name what is wrong; mutations quote code. */
const NOT_PROSE =
  /^(tests\/(fixtures\/|e2e\/|support\/.*\.yaml|mutations\/)|src\/data\/(?:questions\/|engine-plans\/|long-questions\.yaml)|packages\/[\w-]+\/tests\/)/;
