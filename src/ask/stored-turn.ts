import {
  type Shape,
  isFlag,
  isNumber,
  isRecord,
  isText,
  listOf,
  listWith,
  oneOf,
  optional,
  withKeys,
} from '../lib/has-shape';
import {safeUrl} from 'docs-index/markdown/safe-url';
import type {AnswerPart} from 'docs-index/answers/answer';
import type {Turn} from './turns';

/** An address goes into a link, so the one that is stored passes what the one that arrived has passed. */
const isAddress: Shape = (value) => typeof value === 'string' && safeUrl(value) !== undefined;

const spans = listOf(
  withKeys({
    text: isText,
    code: optional(oneOf(true)),
    strong: optional(oneOf(true)),
    href: optional(isAddress),
  }),
);
const source = {title: isText, trail: listOf(isText), url: isAddress};
const body = {id: isText, cite: optional(isNumber)};

const PARTS: Record<AnswerPart['type'], Shape> = {
  text: withKeys({...body, spans}),
  list: withKeys({...body, ordered: isFlag, start: optional(isNumber), items: listOf(spans), left: optional(isNumber)}),
  code: withKeys({...body, lang: isText, title: isText, text: isText}),
  table: withKeys({...body, head: listOf(spans), rows: listOf(listOf(spans)), left: optional(isNumber)}),
  entry: withKeys({...body, name: isText, facts: listOf(listWith(isText, spans))}),
  rest: withKeys({...body, isPage: isFlag}),
  // A withdrawal has done its work before a turn is stored.
  withdrawal: () => false,
  citation: withKeys({n: isNumber, ...source}),
  nearest: withKeys({sections: listOf(withKeys(source))}),
  end: withKeys({state: oneOf('answered', 'not-covered')}),
};

const isPart: Shape = (value) =>
  isRecord(value) && Object.hasOwn(PARTS, String(value.type)) && PARTS[value.type as AnswerPart['type']](value);

const isStoredTurn = withKeys({
  id: isNumber,
  question: isText,
  parts: listOf(isPart),
  state: oneOf('done', 'stopped'),
  isGenerated: isFlag,
});

/** The turns of a stored list that can be shown. */
export const storedTurns = (values: readonly unknown[]): Turn[] => values.filter(isStoredTurn) as Turn[];
