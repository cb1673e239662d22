import {sumOf} from '../sum-of';
import type {ListItem, RootContent, TableCell, TableRow} from 'mdast';
import {textOfBlock} from '../markdown/text';
import type {Concept} from '../search/query';
import {terms} from '../search/text/tokenize';

/** What a question asks of a section. */
export interface Asked {
  concepts: readonly Concept[];
  /** Share of the question that each of them is, from 0 to 1. */
  shares: readonly number[];
  /** The same inside of the section, of which its titles say a part. */
  inside: readonly number[];
}

/** What the section's own titles say is said of all of it, and so weighs less inside it. */
const IN_TITLE = 0.3;

/** How much a text mentions each concept: 1 in the reader's own words, less in a synonym, 0 if it doesn't. */
function mentions(text: string, concepts: readonly Concept[]): number[] {
  const own = new Set(terms(text));
  return concepts.map(({alternatives}) =>
    Math.max(0, ...alternatives.map((one) => (one.terms.every((term) => own.has(term)) ? one.weight : 0))),
  );
}

/**
 * What a question asks of a section.
 *
 * @param titles of the section and its page
 * @param weigh what a word weighs: the rarer in the docs, the more
 */
export function askedOf(concepts: readonly Concept[], titles: string, weigh: (term: string) => number): Asked {
  const inTitle = mentions(titles, concepts);
  const weights = concepts.map(({weight, alternatives: [own]}, place) => {
    const rarity = Math.max(0, ...(own?.terms.map(weigh) ?? []));
    return {own: weight * rarity, inside: weight * rarity * (inTitle[place] ? IN_TITLE : 1)};
  });
  const all = sumOf(weights.map(({own}) => own)) || 1;
  return {concepts, shares: weights.map(({own}) => own / all), inside: weights.map(({inside}) => inside / all)};
}

/** Everything that a block or a part of it says, code included. */
export function allTextOf(node: RootContent | ListItem | TableRow | TableCell): string {
  if (node.type === 'code') return node.value;
  const hasBlocks = node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote';
  return hasBlocks ? node.children.map(allTextOf).join(' ') : textOfBlock(node);
}

/** How much of a question each of some texts mentions, from 0 to 1. */
export const coverage = (texts: readonly string[], {concepts, shares}: Asked): number[] =>
  texts.map((text) => sumOf(mentions(text, concepts).map((share, at) => share * (shares[at] ?? 0))));

/** Whether a text mentions anything of what is asked. */
export const isAbout = (text: string, {concepts}: Asked): boolean => mentions(text, concepts).some((one) => one > 0);

/**
 * How much each of some texts stands out by what it mentions, from 0 to 1: what all of them mention distinguishes none.
 * 1 is a text that alone mentions all that is asked.
 */
export function standOut(texts: readonly string[], {concepts, inside}: Asked): number[] {
  const said = texts.map((text) => mentions(text, concepts));
  const alone = concepts.map((_, at) => said.filter((one) => !one[at]).length / Math.max(1, texts.length - 1));
  return said.map((one) => sumOf(one.map((share, at) => share * (inside[at] ?? 0) * (alone[at] ?? 0))));
}
