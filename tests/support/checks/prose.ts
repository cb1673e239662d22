import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';
import type {TextFile} from '../files';
import {FILLER, maskProse} from '../prose-text';

const termsSchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      wrong: z.string(),
      right: z.string(),
      level: z.literal('advice').optional(),
      ignoreCase: z.boolean().optional(),
    }),
  ),
  names: z.array(z.string()),
});

export type Terms = z.infer<typeof termsSchema>;

export interface ProseFindings {
  /** These fail the checks. */
  errors: string[];
  /** These are printed and nothing more. */
  advice: string[];
}

/** Words in a sentence above which a second look pays. */
const LONG_SENTENCE = 35;

export const loadTerms = (path = 'tests/support/terms.yaml'): Terms =>
  termsSchema.parse(parse(readFileSync(path, 'utf8')));

type Say = (problem: string, level?: 'advice') => void;

const patterns = new Map<string, RegExp>();

/** Compiled once: every line of the site meets every entry. */
function patternOf(source: string, flags: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, flags);
  patterns.set(source, pattern);
  return pattern;
}

/** The first entry that matches a place wins: what follows in the list doesn't see it. */
function checkTerms(line: string, terms: Terms, say: Say): void {
  let rest = line;
  for (const {wrong, right, level, ignoreCase} of terms.terms) {
    rest = rest.replace(patternOf(wrong, ignoreCase ? 'giu' : 'gu'), (found) => {
      say(`"${found}" → ${right}.`, level);
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

function checkSentences(line: string, say: Say): void {
  if (/^\s*(\||#|[A-Za-z_-]+:|<|:::)/.test(line)) return;
  for (const sentence of line.split(/[.!?:;]["')\]*]*(?:\s|$)/u)) {
    if (!/\p{L}/u.test(sentence)) continue;
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word) || word.includes(FILLER)).length;
    if (words > LONG_SENTENCE)
      say(`a sentence of ${words} words: "${sentence.trim().slice(0, 50)}…". Could it be two?`, 'advice');
  }
}

/** The heading or title in a line of a page, if there's one. */
function headingOf(line: string): string | null {
  const match =
    /^#{1,6} (.*)$/.exec(line) ?? /^(?:title|sidebar_label): *(.*)$/.exec(line) ?? /^:::\w+\[(.*)\]$/.exec(line);
  return match?.[1]?.replace(/^(['"])(.*)\1$/, '$2').replace(/[*_[\]]/g, '') ?? null;
}

/** Terminology, repeated words, case of headings and length of sentences, in pages, Markdown files and data. */
export function checkProse(files: TextFile[], terms = loadTerms()): ProseFindings {
  const findings: ProseFindings = {errors: [], advice: []};
  for (const {path, text} of files) {
    maskProse(path, text)
      .split('\n')
      .forEach((line, index) => {
        const say: Say = (problem, level) => findings[level ?? 'errors'].push(`${path}:${index + 1}: ${problem}`);
        checkTerms(line, terms, say);
        checkRepeatedWords(line, say);
        const heading = /\.mdx?$/.test(path) ? headingOf(line) : null;
        if (heading !== null) checkHeading(heading, terms, say);
        if (/\.mdx?$/.test(path)) checkSentences(line, say);
      });
  }
  return findings;
}
