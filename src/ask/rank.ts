import type {Engine} from '../search/embedded/engine';
import {type Matches, matchConcept} from '../search/embedded/match';
import type {Concept} from '../search/embedded/query';
import {type SearchRecord, titleOf} from '../search/record';
import {STOP_WORDS} from '../search/text/stop-words';
import {isIdentifier, terms} from '../search/text/tokenize';
import {type Block, type Inline, plainOf} from './passages';
import {type Question, quotationOf} from './question';

export interface RankedSection {
  record: SearchRecord;
  blocks: readonly Block[];
  score: number;
  /** Share of the question, by weight, that the section speaks about. */
  coverage: number;
  /** Share of the question that its title, or that of its page, speaks about. */
  titled: number;
  /** The question quotes the section's own title: a message, a flag, a question of the FAQ. */
  named: boolean;
}

/** A concept with what it weighs and how to find it in a text. */
export interface WeighedConcept {
  concept: Concept;
  weight: number;
}

const CANDIDATES = 60;
/** What a word counts that the docs have only if it was misspelt, where there are several of these. */
const GUESSED = 0.5;
const COVERAGE_POWER = 1.6;
/** Share of the words of a message that names it. */
const QUOTED = 0.6;

const FACTOR = {
  page: 0.75,
  row: 0.25,
  named: 7,
  /** Lists of links at the end of a page answer nothing. */
  links: 0.08,
  question: 1.35,
};

const LINKS = /^(related pages|next steps)$/i;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name of the reader's own, or a placeholder of a message: `OPENAI_API_KEY`, `SERVICE`. */
const isOwnName = (word: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(word);

/** Words of a message, without placeholders and without the names of the reader. */
const messageWords = (text: string): string[] =>
  wordsOf(text.replace(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g, ' '))
    .filter((word) => !isOwnName(word))
    .map((word) => word.toLowerCase());

/** The message that a question is about: what stands in quotation marks, or all of it. */
function messageOf({text}: Question): {words: string[]; quoted: boolean} {
  const quoted = quotationOf(text);
  const own = quoted === undefined ? [] : messageWords(quoted);
  if (own.length >= 2) return {words: own, quoted: true};
  return {words: messageWords(text.replace(/^.*?\b(?:error|warning|says?|fails?)\b\s*:/i, '')), quoted: false};
}

/** Length of the longest run of words that two texts share. */
function sharedRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start + longest < a.length; start++) {
    for (let at = 0; at + longest < b.length; at++) {
      let length = 0;
      while (start + length < a.length && a[start + length] === b[at + length]) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

const holds = (text: ReadonlySet<string>, {alternatives}: Concept): number =>
  Math.max(0, ...alternatives.map(({terms: wanted, weight}) => (wanted.every((term) => text.has(term)) ? weight : 0)));

/** Share of the question that a set of terms speaks about. */
export function coverageOf(text: ReadonlySet<string>, concepts: readonly WeighedConcept[]): number {
  const sum = concepts.reduce((all, {weight}) => all + weight, 0);
  return sum === 0 ? 0 : concepts.reduce((all, {concept, weight}) => all + weight * holds(text, concept), 0) / sum;
}

export const termSet = (text: string): Set<string> => new Set(terms(text));

/** The pieces of a block that can be quoted on their own. */
export function piecesOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return block.sentences.map(plainOf);
    case 'list':
      return block.items.map((item: Inline[]) => item.map(plainOf).join(' '));
    case 'table':
      return block.rows.map((row) => row.map(plainOf).join(' '));
    case 'row':
      return [block.cells.map(([, cell]) => plainOf(cell)).join(' ')];
    case 'code':
      return [];
  }
}

/** How surely a question quotes the title of a section: 0 for not at all, 1 for word by word. */
function naming(record: SearchRecord, question: Question, message: {words: string[]; quoted: boolean}): number {
  if (record.kind !== 'row') return 0;
  const identifiers = question.concepts
    .filter((concept) => concept.identifier)
    .flatMap((concept) => concept.alternatives[0]?.terms ?? []);
  const first = record.identifiers[0];
  if (first !== undefined && isIdentifier(first) && identifiers.includes(first)) return 1;
  const title = messageWords(titleOf(record));
  if (title.length < 2) return 0;
  const run = sharedRun(message.words, title);
  const share = Math.max(run / message.words.length, title.length > 3 ? run / title.length : 0);
  const enough = message.quoted || message.words.length <= 3 ? 2 : 3;
  return run >= enough && share >= QUOTED ? share : 0;
}

/** Weights of the concepts: rare ones tell more. */
function weigh({concepts, weights}: Question, found: Matches[], total: number): WeighedConcept[] {
  return concepts.map((concept, place) => ({
    concept,
    weight: (weights[place] ?? 1) * Math.log(1 + total / (1 + (found[place]?.size ?? 0))),
  }));
}

/** How well the title fits: what it shares with the question, against what either has alone. */
function titleFit(title: string, concepts: readonly WeighedConcept[]): number {
  const own = [...termSet(title)].filter((term) => !STOP_WORDS.has(term));
  const recall = coverageOf(new Set(own), concepts);
  if (own.length === 0 || recall === 0) return 0;
  const shared = own.filter((term) =>
    concepts.some(({concept}) => concept.alternatives.some((one) => one.terms.includes(term))),
  ).length;
  const precision = shared / own.length;
  return (2 * recall * precision) / (recall + precision);
}

/** Sections that answer a question, best first. */
export function rankSections(
  engine: Engine,
  blocks: ReadonlyMap<string, Block[]>,
  question: Question,
): {sections: RankedSection[]; concepts: WeighedConcept[]} {
  const found = question.concepts.map((concept) => matchConcept(engine, concept));
  const concepts = weigh(question, found, engine.records.length);
  const sum = concepts.reduce((all, {weight}) => all + weight, 0);
  const message = messageOf(question);
  // One word may be misspelt. Two that the docs do not have are about something else.
  const isGuessed = (matches: Matches) => matches.size > 0 && [...matches.values()].every((match) => match.isGuess);
  const trust = found.filter(isGuessed).length > 1 ? GUESSED : 1;
  const scores = new Map<number, {score: number; covered: number}>();
  found.forEach((matches, place) => {
    const weight = concepts[place]?.weight ?? 0;
    for (const [id, match] of matches) {
      const known = scores.get(id) ?? {score: 0, covered: 0};
      // Counts how much a section speaks of a thing with falling returns: one word said ten times is one thing.
      known.score += Math.sqrt(match.score) * weight;
      known.covered += match.isGuess ? weight * trust : weight;
      scores.set(id, known);
    }
  });
  const rough = [...scores]
    .map(([id, {score, covered}]) => ({
      id,
      coverage: covered / (sum || 1),
      score: score * (covered / (sum || 1)) ** COVERAGE_POWER,
    }))
    .sort((a, b) => b.score - a.score);
  const named = rough.filter(({id}) => {
    const record = engine.records[id];
    return record !== undefined && naming(record, question, message) > 0;
  });
  const candidates = [...new Set([...named, ...rough.slice(0, CANDIDATES)])];
  const sections = candidates.flatMap(({id, coverage, score}): RankedSection[] => {
    const record = engine.records[id];
    if (!record) return [];
    const own = blocks.get(record.url) ?? [];
    const title = titleOf(record);
    const quotes = naming(record, question, message);
    const fit = Math.max(titleFit(title, concepts), 0.8 * titleFit(`${title} ${record.hierarchy.lvl1}`, concepts));
    const best = Math.max(0, ...own.flatMap(piecesOf).map((piece) => coverageOf(termSet(piece), concepts)));
    let factor = (0.4 + best) * (0.5 + 2 * fit);
    if (record.kind === 'page') factor *= FACTOR.page;
    if (quotes > 0) factor *= FACTOR.named * quotes ** 2;
    else if (record.kind === 'row') factor *= FACTOR.row;
    if (LINKS.test(title)) factor *= FACTOR.links;
    if (title.endsWith('?')) factor *= FACTOR.question;
    const titled = coverageOf(termSet(`${title} ${record.hierarchy.lvl1}`), concepts);
    return [{record, blocks: own, score: score * factor, coverage, titled, named: quotes > 0}];
  });
  return {sections: sections.sort((a, b) => b.score - a.score), concepts};
}
