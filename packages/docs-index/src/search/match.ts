import type {Vocabulary} from './text/spelling';
import type {Alternative, Concept} from './query';
import type {Match, Matches, SectionIndex} from './section-index';

const SHORTEST_CORRECTED = 5;

interface Site {
  index: SectionIndex;
  vocabulary: Vocabulary;
}

/** A name with a dash or a dot in it never is. */
const mayBeMisspelt = (word: string): boolean => word.length >= SHORTEST_CORRECTED && /^\p{L}+$/u.test(word);

/** The better score of each section, and everything that matched in it. */
function unite(all: Matches[]): Matches {
  const [first, ...rest] = all;
  if (!first || rest.length === 0) return first ?? new Map();
  const found: Matches = new Map(first);
  for (const [id, match] of rest.flatMap((matches) => [...matches])) {
    const earlier = found.get(id);
    found.set(id, {
      score: Math.max(match.score, earlier?.score ?? 0),
      terms: new Set([...(earlier?.terms ?? []), ...match.terms]),
      fields: new Set([...(earlier?.fields ?? []), ...match.fields]),
      isGuess: match.isGuess === true && (earlier === undefined || earlier.isGuess === true),
    });
  }
  return found;
}

function intersect(all: Matches[]): Matches {
  const [first, ...rest] = all;
  if (!first || rest.length === 0) return first ?? new Map();
  const found: Matches = new Map();
  for (const [id, match] of first) {
    const others = rest.map((other) => other.get(id));
    if (others.some((other) => other === undefined)) continue;
    const every = [match, ...(others as Match[])];
    found.set(id, {
      // Between mean and sum, so that a phrase weighs little more than a word.
      score: every.reduce((sum, {score}) => sum + score, 0) / Math.sqrt(every.length),
      terms: new Set(every.flatMap((one) => [...one.terms])),
      fields: new Set(every.flatMap((one) => [...one.fields])),
      isGuess: every.some((one) => one.isGuess === true),
    });
  }
  return found;
}

/** Exact matches first, then prefixes if the reader may still be typing, and guesses only if nothing else matches. */
function matchTerm(site: Site, term: string, written: string, last: boolean): Matches {
  const exact = site.index.find(term, last);
  if (exact.size > 0 || !mayBeMisspelt(written) || term.length < SHORTEST_CORRECTED) return exact;
  const completed = last ? site.vocabulary.completions(written) : [];
  const guesses = completed.length > 0 ? completed : site.vocabulary.corrections(written, last);
  const found = unite(guesses.map((guess) => site.index.find(guess, false)));
  const isGuess = completed.length === 0;
  return new Map([...found].map(([id, match]) => [id, {...match, isGuess}]));
}

function matchAlternative(site: Site, {terms, written, weight, known}: Alternative, last: boolean): Matches {
  const matches = intersect(
    terms.map((term, place) =>
      matchTerm(site, term, known ? '' : (written?.[place] ?? ''), last && place === terms.length - 1),
    ),
  );
  if (weight === 1) return matches;
  return new Map([...matches].map(([id, match]) => [id, {...match, score: match.score * weight}]));
}

/** Sections that mention a concept, by its best wording. Only the reader's words may be unfinished or misspelled. */
export function matchConcept(site: Site, {alternatives, identifier, last}: Concept): Matches {
  const [own, ...others] = alternatives.map((alternative, place) =>
    matchAlternative(site, alternative, last && place === 0),
  );
  if (!own) return new Map();
  // If a name occurs as it was typed, the reader means the name and not its parts.
  return identifier && own.size > 0 ? own : unite([own, ...others]);
}
