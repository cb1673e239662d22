import phraseData from '../data/ask-phrases.json';
import {type Concept, readQuery} from '../search/embedded/query';
import {stem} from '../search/text/stem';
import {WEAK_WORDS} from '../search/text/stop-words';
import {MAXIMUM_QUESTION} from './limits';

/** What an answer has to look like. */
export type QuestionKind = 'how' | 'what' | 'why' | 'where' | 'which' | 'yes-no' | 'message' | 'flag' | 'other';

export interface Question {
  text: string;
  kind: QuestionKind;
  concepts: Concept[];
  /** Weight of each concept from its words alone, beside its rarity. */
  weights: number[];
}

const PHRASE_WEIGHT = 0.7;
/** Words that belong to the way of asking more than to the subject. */
const WEAK: ReadonlySet<string> = new Set([
  ...WEAK_WORDS,
  ...`actually app application apps bad big ensure inside instead it large minute new nothing outside project projects run
  running same separate small sure without`.split(/\s+/),
]);
const WEAK_WEIGHT = 0.35;
const CONTEXT_WEIGHT = 0.45;

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

const phrases = Object.entries<string[]>(phraseData).map(([phrase, others]) => ({
  phrase: words(phrase),
  others: others.map(words),
}));

/** Quotation marks of each kind and what they hold. An apostrophe is one only at the edge of a word. */
const QUOTATION = /["“]([^"“”]{8,})["”]|`([^`]{8,})`|(?<![\p{L}\p{N}])'(.{8,}?)'(?![\p{L}\p{N}])/u;

/** What stands in quotation marks, and is long enough for a message. */
export const quotationOf = (text: string): string | undefined => QUOTATION.exec(text)?.slice(1).find(Boolean);

function kindOf(text: string): QuestionKind {
  const lower = text.trim().toLowerCase();
  if (/(^|\s)--?[a-z][\w-]+/.test(lower) && /\b(flag|option|do|does|mean|what)\b/.test(lower)) return 'flag';
  if (
    quotationOf(lower) !== undefined ||
    /\b(error|warning|fails? with|message)\b.*:|^(error|warning|invalid|missing|unsupported|failed|cannot|no |service ")/.test(
      lower,
    )
  )
    return 'message';
  if (/^(how (much|many|long|often|big|large)|what|who|when|explain|tell me)\b/.test(lower)) return 'what';
  if (/^(how|steps|guide)\b/.test(lower)) return 'how';
  if (/^why\b/.test(lower)) return 'why';
  if (/^where\b/.test(lower)) return 'where';
  if (/^which\b/.test(lower)) return 'which';
  if (/^(is|are|am|do|does|did|can|could|will|would|should|has|have|may|if|must)\b/.test(lower)) return 'yes-no';
  return 'other';
}

/** Whether a question leans on the one before: short, or with a word that points back. */
export function isFollowUp(text: string, concepts: number): boolean {
  const lower = text.trim().toLowerCase();
  return (
    concepts <= 1 ||
    /^(and|but|or|so|what about|how about|what if|then|also)\b/.test(lower) ||
    (concepts <= 3 && /\b(it|its|that|this|they|them|those|these|there|one)\b/.test(lower))
  );
}

/** Adds wordings that only questions need; the words of search keep their own synonyms. */
function withPhrases(concepts: Concept[], text: string): Concept[] {
  const asked = ` ${words(text).join(' ')} `;
  return concepts.map((concept) => {
    const own = concept.alternatives[0]?.terms ?? [];
    const others = phrases
      .filter(({phrase}) => phrase.some((word) => own.includes(word)) && asked.includes(` ${phrase.join(' ')} `))
      .flatMap((entry) => entry.others);
    return others.length === 0
      ? concept
      : {
          ...concept,
          alternatives: [...concept.alternatives, ...others.map((terms) => ({terms, weight: PHRASE_WEIGHT}))],
        };
  });
}

const weightOf = (concept: Concept): number =>
  (concept.alternatives[0]?.written ?? []).every((word) => WEAK.has(word)) ? WEAK_WEIGHT : 1;

/**
 * Reads a question.
 *
 * @param common words that stand on every page, such as the name of the tool
 * @param before the question asked before this one; counts where this one leans on it
 */
export function readQuestion(raw: string, common: ReadonlySet<string>, before?: string): Question {
  const text = raw.slice(0, MAXIMUM_QUESTION);
  // The space says that the last word is complete.
  const concepts = withPhrases(readQuery(`${text} `, common), text);
  const question: Question = {text, kind: kindOf(text), concepts, weights: concepts.map(weightOf)};
  if (before === undefined || !isFollowUp(text, concepts.filter((concept) => weightOf(concept) === 1).length))
    return question;
  const earlier = readQuestion(before, common);
  return {
    ...question,
    kind: question.kind === 'other' ? earlier.kind : question.kind,
    concepts: [...concepts, ...earlier.concepts],
    weights: [...question.weights, ...earlier.weights.map((weight) => weight * CONTEXT_WEIGHT)],
  };
}
