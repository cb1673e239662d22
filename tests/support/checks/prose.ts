import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';
import type {TextFile} from '../files';
import {placedLines} from '../line-of';
import {FILLER, maskProse} from '../prose-text';

const termsSchema = z.strictObject({
  terms: z.array(
    z
      .strictObject({wrong: z.string(), right: z.string(), ignoreCase: z.boolean().optional()})
      .transform(({wrong, right, ignoreCase}) => ({pattern: new RegExp(wrong, ignoreCase ? 'giu' : 'gu'), right})),
  ),
  names: z.array(z.string()),
});

type Terms = z.infer<typeof termsSchema>;

const loadTerms = (): Terms => termsSchema.parse(parse(readFileSync('tests/support/terms.yaml', 'utf8')));

type Say = (problem: string) => void;

/** The first entry that matches a place wins: what follows in the list doesn't see it. */
function checkTerms(line: string, terms: Terms, say: Say): void {
  let rest = line;
  for (const {pattern, right} of terms.terms) {
    rest = rest.replace(pattern, (found) => {
      say(`"${found}" → ${right}.`);
      return FILLER;
    });
  }
}

function checkRepeatedWords(line: string, say: Say): void {
  const found = /(?<![\p{L}'-])(\p{L}+)\s+\1(?![\p{L}'-])/iu.exec(line);
  if (found) say(`"${found[0]}": the word stands twice.`);
}

/** Words that keep capitals of their own: TLS, GitHub, S3. */
const hasOwnCapitals = (word: string) => /\d/.test(word) || /\p{L}.*\p{Lu}/u.test(word) || word.length === 1;

/** Headings, titles and sidebar labels: a capital at the start and for names, nowhere else. */
function checkHeading(text: string, {names}: Terms, say: Say): void {
  // The longest name first: Google Cloud before Google.
  const bare = [...names]
    .sort((left, right) => right.length - left.length)
    .reduce(
      (rest, name) => rest.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), FILLER),
      text.replace(/"[^"]*"/g, FILLER),
    );
  const [first = '', ...rest] = bare.split(/(?<=[:.?!])\s+/u).flatMap((part) => part.trim());
  const words = [first, ...rest].flatMap((part) =>
    (part.match(/[\p{L}\d'’-]+/gu) ?? []).slice(startsWithFiller(part) ? 0 : 1),
  );
  for (const word of words) {
    if (/^\p{Lu}/u.test(word) && !hasOwnCapitals(word)) {
      say(
        `heading "${text.trim()}": write "${word.toLowerCase()}" in lower case, or add it to names in tests/support/terms.yaml.`,
      );
    }
  }
  if (/^\p{Ll}/u.test(first)) say(`heading "${text.trim()}": begin with a capital letter.`);
}

const startsWithFiller = (text: string) => text.startsWith(FILLER);

/** The heading or title in a line of a page, if there's one. */
function headingOf(line: string): string | null {
  const match =
    /^#{1,6} (.*)$/.exec(line) ?? /^(?:title|sidebar_label): *(.*)$/.exec(line) ?? /^:::\w+\[(.*)\]$/.exec(line);
  return match?.[1]?.replace(/^(['"])(.*)\1$/, '$2').replace(/[*_[\]]/g, '') ?? null;
}

/** Terminology, repeated words and case of headings, in pages, Markdown files and data. */
export function checkProse(files: TextFile[]): string[] {
  const terms = loadTerms();
  const masked = files.map(({path, text}) => ({path, text: maskProse(path, text)}));
  return placedLines(masked).flatMap(({line, place}) => {
    const problems: string[] = [];
    const say: Say = (problem) => problems.push(`${place}: ${problem}`);
    checkTerms(line, terms, say);
    checkRepeatedWords(line, say);
    const heading = /\.mdx?:\d+$/.test(place) ? headingOf(line) : null;
    if (heading !== null) checkHeading(heading, terms, say);
    return problems;
  });
}
