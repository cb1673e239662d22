import {titleOf} from '../search/record';
import {type Block, type Inline, codeOf, plainOf} from './passages';
import type {QuestionKind} from './question';
import {type RankedSection, type WeighedConcept, coverageOf, termSet} from './rank';

/** How much of a section may be quoted. */
export interface Budget {
  sentences: number;
  rows: number;
  items: number;
  codes: number;
}

export const LEADING: Budget = {sentences: 5, rows: 5, items: 8, codes: 2};
export const SUPPORTING: Budget = {sentences: 2, rows: 2, items: 3, codes: 1};

/** A section up to this many characters is quoted as a whole. */
const SHORT = 480;
/** As much of an answer of the FAQ: it is a whole. */
const QUESTION = 1200;
const LONGEST_CODE = 40;
/** A piece is quoted when it is at least this good, compared with the best of its section. */
const GOOD_ENOUGH = 0.55;

/** A sentence that leans on the one before it. */
const LEANING = /^(it|they|this|that|these|those|then|so|otherwise|both|its|their|but|and|also|too|there)\b/i;

const CUES: Partial<Record<QuestionKind, RegExp>> = {
  why: /\b(because|since|so that|so|cause|reason|means|without|only|unless)\b/i,
  what: /\b(is|are|means|holds|stands for|called)\b/i,
  where: /\b(in|under|below|at|stored|kept|lies|find)\b/i,
  which: /\b(supported|works|needs|are|each|on)\b/i,
  'yes-no': /^(yes|no|not|none|rolling|within|only)\b/i,
  how: /\b(run|add|set|use|write|create|open|choose|deploy|install|declare|put|give)\b/i,
};

interface Context {
  concepts: readonly WeighedConcept[];
  kind: QuestionKind;
}

function scoreOf(text: string, isFirst: boolean, hasCode: boolean, {concepts, kind}: Context): number {
  let score = coverageOf(termSet(text), concepts);
  if (CUES[kind]?.test(text)) score += kind === 'yes-no' ? 0.4 : 0.12;
  if (isFirst) score += kind === 'yes-no' || kind === 'what' ? 0.3 : 0.15;
  if (hasCode && (kind === 'how' || kind === 'where')) score += 0.1;
  return score;
}

const lengthOf = (block: Block): number => (block.kind === 'code' ? 0 : JSON.stringify(block).length);
const isQuotableCode = (block: Block): boolean =>
  block.kind === 'code' && block.text.split('\n').length <= LONGEST_CODE;

/** Best of a list, by score, in their own order. */
function best<T>(items: readonly T[], score: (item: T, place: number) => number, limit: number, least: number): T[] {
  const scored = items.map((item, place) => ({item, place, score: score(item, place)}));
  const top = [...scored].sort((a, b) => b.score - a.score).slice(0, limit);
  const floor = Math.max(least, (top[0]?.score ?? 0) * GOOD_ENOUGH);
  return top
    .filter((one) => one.score >= floor)
    .sort((a, b) => a.place - b.place)
    .map((one) => one.item);
}

function chooseSentences(blocks: readonly Block[], limit: number, context: Context): Map<Block, Inline[]> {
  const all = blocks.flatMap((block) =>
    block.kind === 'text' ? block.sentences.map((sentence) => ({block, sentence})) : [],
  );
  const chosen = new Set(
    best(
      all,
      ({sentence}, place) => scoreOf(plainOf(sentence), place === 0, codeOf(sentence).length > 0, context),
      limit,
      0.1,
    ),
  );
  all.forEach((one, place) => {
    const before = all[place - 1];
    if (chosen.has(one) && LEANING.test(plainOf(one.sentence)) && before?.block === one.block) chosen.add(before);
  });
  // What announces a table, a list or code belongs to what is said just before it.
  all.forEach((one, place) => {
    const before = all[place - 1];
    if (plainOf(one.sentence).endsWith(':') && before?.block === one.block && chosen.has(before)) chosen.add(one);
  });
  const found = new Map<Block, Inline[]>();
  for (const one of all) if (chosen.has(one)) found.set(one.block, [...(found.get(one.block) ?? []), one.sentence]);
  return found;
}

function bestPiece(block: Block, context: Context): number {
  const pieces =
    block.kind === 'list'
      ? block.items.map((item) => item.map(plainOf).join(' '))
      : block.kind === 'table'
        ? block.rows.map((row) => row.map(plainOf).join(' '))
        : [];
  return Math.max(0, ...pieces.map((piece) => coverageOf(termSet(piece), context.concepts)));
}

function shorten(block: Block, budget: Budget, context: Context): Block {
  if (block.kind === 'list') {
    if (block.ordered || block.items.length <= budget.items) return block;
    return {
      ...block,
      items: best(
        block.items,
        (item) => coverageOf(termSet(item.map(plainOf).join(' ')), context.concepts),
        budget.items,
        0,
      ),
    };
  }
  if (block.kind === 'table' && block.rows.length > budget.rows) {
    return {
      ...block,
      rows: best(
        block.rows,
        (row) => coverageOf(termSet(row.map(plainOf).join(' ')), context.concepts),
        budget.rows,
        0,
      ),
    };
  }
  return block;
}

/** Whether a list, table or code block belongs to the answer. */
function isWanted(
  block: Block,
  before: Block | undefined,
  quoted: ReadonlyMap<Block, Inline[]>,
  bestSentence: number,
  isFirstCode: boolean,
  context: Context,
): boolean {
  const announced =
    before !== undefined && (quoted.get(before)?.some((sentence) => plainOf(sentence).endsWith(':')) ?? false);
  if (announced) return true;
  if (block.kind === 'code')
    return (
      context.kind === 'how' && (isFirstCode || before === undefined || quoted.has(before) || before.kind === 'code')
    );
  const score = bestPiece(block, context);
  if (block.kind === 'list' && block.ordered && context.kind === 'how') return score > 0;
  const wish = context.kind === 'which' || (block.kind === 'list' && context.kind === 'how') ? 0.7 : 1;
  return score > 0 && score >= bestSentence * wish;
}

/** The description of a page says again what its first lines say. */
function withoutDescription({record, blocks}: RankedSection): readonly Block[] {
  const [, ...rest] = blocks;
  return record.kind === 'page' && rest.some((block) => block.kind === 'text') ? rest : blocks;
}

/** Takes away a sentence that announces, with a colon, what is not quoted. */
function withoutOpenEnds(chosen: readonly Block[], all: readonly Block[]): Block[] {
  const texts = all.filter((block) => block.kind === 'text');
  const originOf = (sentence: Inline) => texts.find((block) => block.sentences.includes(sentence));
  return chosen.flatMap((block, place): Block[] => {
    const last = block.kind === 'text' ? block.sentences.at(-1) : undefined;
    if (block.kind !== 'text' || last === undefined || !plainOf(last).endsWith(':')) return [block];
    const origin = originOf(last);
    const following = origin && all[all.indexOf(origin) + 1];
    const next = chosen[place + 1];
    const isFollowed =
      following !== undefined && next !== undefined && next.kind === following.kind && next.kind !== 'text';
    if (isFollowed) return [block];
    return block.sentences.length > 1 ? [{...block, sentences: block.sentences.slice(0, -1)}] : [];
  });
}

/**
 * Picks what answers from a section, in its own order. Nothing is changed: sentences, items, rows and code are whole.
 *
 * @returns blocks that hold only what is to be quoted
 */
export function selectBlocks(
  section: RankedSection,
  concepts: readonly WeighedConcept[],
  kind: QuestionKind,
  budget: Budget,
): Block[] {
  const context = {concepts, kind};
  const blocks = withoutDescription(section);
  const total = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  const isQuestion = titleOf(section.record).endsWith('?');
  const isWhole = total <= (isQuestion ? QUESTION : SHORT) * (budget === LEADING ? 1 : 0.6);
  const rows = blocks.filter((block) => block.kind === 'row');
  if (rows.length > 0 && (section.named || blocks.length === rows.length)) return rows;
  const quoted = isWhole
    ? new Map(blocks.flatMap((block): [Block, Inline[]][] => (block.kind === 'text' ? [[block, block.sentences]] : [])))
    : chooseSentences(blocks, budget.sentences, context);
  const bestSentence = Math.max(
    0,
    ...[...quoted.values()].flat().map((sentence) => coverageOf(termSet(plainOf(sentence)), concepts)),
  );
  const chosen: Block[] = [];
  let codes = 0;
  blocks.forEach((block, place) => {
    if (block.kind === 'text') {
      const sentences = quoted.get(block);
      if (sentences) chosen.push({kind: 'text', sentences});
      return;
    }
    if (block.kind === 'code' && (!isQuotableCode(block) || codes >= budget.codes)) return;
    if (!isWhole && !isWanted(block, blocks[place - 1], quoted, bestSentence, codes === 0, context)) return;
    if (block.kind === 'code') codes++;
    chosen.push(shorten(block, budget, context));
  });
  // A section that is all code answers with its first block.
  const [code] = blocks.filter(isQuotableCode);
  return chosen.length === 0 && code ? [code] : withoutOpenEnds(chosen, blocks);
}
