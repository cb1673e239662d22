import {Engine} from '../search/embedded/engine';
import {titleOf, type SearchRecord} from '../search/record';
import type {AnswerPart, BodyPart, Source, Span} from './answer';
import {type Block, type Inline, type Passages, blocksByUrl, searchRecordsOf} from './passages';
import {readQuestion} from './question';
import {type RankedSection, rankSections} from './rank';
import {LEADING, SUPPORTING, selectBlocks} from './select';

const SECTIONS = 3;
/** A section is cited when it is at least this good, compared with the best. */
const GOOD_ENOUGH = 0.2;
/** Share of a question that a section has to speak about, so that the docs cover it. */
const COVERED = 0.6;
const COVERED_WITH_TITLE = 0.45;
const NEAREST = 3;

export const spansOf = (inline: Inline): Span[] =>
  typeof inline === 'string'
    ? [{text: inline}]
    : inline
        .map((text, place): Span => (place % 2 === 1 ? {text, code: true} : {text}))
        .filter(({text}) => text !== '');

const joined = (sentences: readonly Inline[]): Span[] =>
  sentences.flatMap((sentence, place) => [...(place > 0 ? [{text: ' '}] : []), ...spansOf(sentence)]);

export function sourceOf(record: SearchRecord): Source {
  const {hierarchy, type, breadcrumb} = record;
  const [area] = breadcrumb;
  return {
    title: titleOf(record),
    trail: [area ?? '', type === 'lvl1' ? '' : hierarchy.lvl1].filter(Boolean),
    url: record.url,
  };
}

function bodyPart(block: Block, record: SearchRecord, id: string, cite: number): BodyPart {
  switch (block.kind) {
    case 'text':
      return {id, cite, type: 'text', sentences: block.sentences.map(spansOf)};
    case 'list':
      return {id, cite, type: 'list', ordered: block.ordered, items: block.items.map(joined)};
    case 'code':
      return {id, cite, type: 'code', lang: block.lang, title: block.title, text: block.text};
    case 'table':
      return {id, cite, type: 'table', head: block.head.map(spansOf), rows: block.rows.map((row) => row.map(spansOf))};
    case 'row':
      return {
        id,
        cite,
        type: 'entry',
        name: titleOf(record),
        facts: block.cells
          .slice(1)
          .filter(([, cell]) => cell.length > 0)
          .map(([label, cell]) => [label, spansOf(cell)]),
      };
  }
}

const isCovered = ({coverage, titled, named}: RankedSection): boolean =>
  named || coverage >= COVERED || (coverage >= COVERED_WITH_TITLE && titled >= COVERED_WITH_TITLE);

/** Sections that cover the question and score at least a fifth of the best; at most three. */
function citedSections(sections: readonly RankedSection[]): RankedSection[] {
  const [top] = sections;
  if (!top) return [];
  return sections
    .filter((section) => isCovered(section) && section.score >= top.score * GOOD_ENOUGH)
    .slice(0, SECTIONS);
}

/** Answers questions by quoting. Knows nothing of workers or the page. */
export class Quoter {
  private readonly engine: Engine;
  private readonly blocks: ReadonlyMap<string, Block[]>;
  private readonly common: ReadonlySet<string>;

  constructor(passages: Passages) {
    this.engine = Engine.fromPacked(searchRecordsOf(passages));
    this.blocks = blocksByUrl(passages);
    this.common = new Set(passages.commonWords);
  }

  private nearest(sections: readonly RankedSection[]): Source[] {
    const pages = new Map<string, Source>();
    for (const {record} of sections) {
      const [url = ''] = record.url.split('#');
      if (!pages.has(url)) pages.set(url, {title: record.hierarchy.lvl1, trail: record.breadcrumb, url});
    }
    return [...pages.values()].slice(0, NEAREST);
  }

  /**
   * The whole answer to a question.
   *
   * @param before the question asked before it
   */
  answer(text: string, before?: string): AnswerPart[] {
    const question = readQuestion(text, this.common, before);
    const {sections, concepts} = rankSections(this.engine, this.blocks, question);
    const cited = citedSections(sections)
      .map((section, place) => ({
        section,
        blocks: selectBlocks(section, concepts, question.kind, place === 0 ? LEADING : SUPPORTING),
      }))
      .filter(({blocks}) => blocks.length > 0);
    if (cited.length === 0)
      return [
        {type: 'nearest', pages: this.nearest(sections)},
        {type: 'end', state: 'not-covered'},
      ];
    const parts = cited.flatMap(({section, blocks}, place): AnswerPart[] => [
      {type: 'citation', n: place + 1, ...sourceOf(section.record)},
      ...blocks.map((block, at) => bodyPart(block, section.record, `${place + 1}.${at}`, place + 1)),
    ]);
    return [...parts, {type: 'end', state: 'answered'}];
  }
}
