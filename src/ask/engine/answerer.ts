import {Engine} from '../../search/engine/engine';
import {unpack} from '../../search/engine/pack';
import type {Ranked} from '../../search/engine/rank';
import type {Span} from '../../lib/markdown/span';
import {LEVELS, type SearchRecord, titleOf} from '../../search/engine/record';
import type {AnswerPart, BodyPart, Source} from './answer';
import {excerpt} from './excerpt';
import {type Block, type Inline, type Passages, blocksByUrl, plainBody} from './passages';
import {readQuestion} from './question';

/** Share of a question that a section has to speak of, so that the docs answer it. */
const SPOKEN = 0.5;
/** As much for a section of a page that is about the question. */
const SPOKEN_BELOW = 0.4;
/** Lowest score of a section that answers: it has to do more than mention a word of the question. */
const LEAST_SCORE = 170;
const SECTIONS = 3;
/** A further section adds something when it's from another place and nearly as good as the best. */
const GOOD_ENOUGH = 0.33;
/** A section that the question names goes before the beginning of its page when it's as good as this. */
const AS_GOOD = 0.5;
/** What is quoted of a further section. */
const FURTHER_WORDS = 60;
const NEAREST = 3;

const spansOf = (inline: Inline): Span[] =>
  typeof inline === 'string'
    ? [{text: inline}]
    : inline
        .map((text, place): Span => (place % 2 === 1 ? {text, code: true} : {text}))
        .filter(({text}) => text !== '');

function sourceOf(record: SearchRecord): Source {
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
      return {id, cite, type: 'text', spans: spansOf(block.text)};
    case 'list':
      return {id, cite, type: 'list', ordered: block.ordered, items: block.items.map(spansOf)};
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

/** Title of a section, above what is quoted of it. */
const headingOf = (record: SearchRecord, id: string): BodyPart => ({
  id,
  type: 'text',
  spans: [{text: titleOf(record), strong: true}],
});

const pageOf = ({url}: SearchRecord): string => url.split('#')[0] ?? '';

/** Links to other pages and the changes of former releases answer nothing. */
const isAppendix = (record: SearchRecord): boolean => /^(related pages|next steps|changes)$/i.test(titleOf(record));

/** Whether the docs answer by this section. */
const isAnswer = ({record, spoken, score}: Ranked): boolean =>
  spoken >= SPOKEN && score >= LEAST_SCORE && !isAppendix(record);

/** Whether a question names a section of a page: its title says what the page's title doesn't, and it's nearly as good. */
const isAsked = (below: Ranked, page: Ranked): boolean =>
  below.score >= page.score * AS_GOOD && below.titled.some((part) => !page.titled.includes(part));

/** The beginning of a page without its description, which repeats the first lines, and without its facts. */
function withoutFrame([description, ...blocks]: readonly Block[]): Block[] {
  const isFacts = (block: Block) => block.kind === 'table' && block.rows.length === 1;
  const own = blocks.filter((block) => !isFacts(block));
  return own[0]?.kind === 'text' || description === undefined ? own : [description, ...own];
}

/** Answers questions by quoting. Doesn't depend on workers or the page. */
export class Answerer {
  private readonly engine: Engine;
  private readonly blocks: ReadonlyMap<string, Block[]>;
  private readonly places: ReadonlyMap<string, number>;

  constructor(passages: Passages) {
    this.engine = new Engine(unpack(passages, plainBody), passages.commonWords);
    this.blocks = blocksByUrl(passages);
    this.places = new Map(this.engine.records.map(({url}, place) => [url, place]));
  }

  /** The table rows that are sections of their own, under the heading of this record. */
  private rowsBelow(record: SearchRecord): Block[] {
    const start = (this.places.get(record.url) ?? 0) + 1;
    const end = this.engine.records.findIndex(({kind}, place) => place >= start && kind !== 'row');
    const rows = this.engine.records
      .slice(start, end < 0 ? undefined : end)
      .flatMap(({url}) => this.blocks.get(url) ?? [])
      .filter((block) => block.kind === 'row');
    const head = rows[0]?.cells.map(([column]) => column) ?? [];
    return rows.length > 0 ? [{kind: 'table', head, rows: rows.map(({cells}) => cells.map(([, cell]) => cell))}] : [];
  }

  /** What a section says: a heading without text of its own opens with the first section below it. */
  private opening(record: SearchRecord): {record: SearchRecord; blocks: readonly Block[]} {
    const own = this.blocks.get(record.url) ?? [];
    const blocks = own.length > 0 ? own : this.rowsBelow(record);
    const next = this.engine.records[(this.places.get(record.url) ?? 0) + 1];
    const isBelow = next?.kind === 'section' && LEVELS.indexOf(next.type) > LEVELS.indexOf(record.type);
    if (blocks.length === 0 && next && isBelow) return this.opening(next);
    return {record, blocks: record.kind === 'page' ? withoutFrame(blocks) : blocks};
  }

  private nearest(ranked: readonly Ranked[]): Source[] {
    const pages = new Map<string, Source>();
    for (const {record} of ranked) {
      const url = pageOf(record);
      if (!pages.has(url)) pages.set(url, {title: record.hierarchy.lvl1, trail: record.breadcrumb, url});
    }
    return [...pages.values()].slice(0, NEAREST);
  }

  /** The best section, and what adds to it: the best of each other page, and one of the page whose beginning is best. */
  private chosen(ranked: readonly Ranked[]): Ranked[] {
    const answering = ranked.filter(isAnswer);
    const [best] = answering;
    if (!best) return [];
    const below =
      best.record.kind === 'page' &&
      ranked.find(
        ({record, spoken}) =>
          spoken >= SPOKEN_BELOW &&
          record.kind !== 'page' &&
          !isAppendix(record) &&
          pageOf(record) === pageOf(best.record),
      );
    const pages = new Set([pageOf(best.record)]);
    const others = answering.filter(({record, score}) => {
      const isNew = !pages.has(pageOf(record));
      pages.add(pageOf(record));
      return isNew && score >= best.score * GOOD_ENOUGH;
    });
    const own = below ? [best, below] : [best];
    return [...(below && isAsked(below, best) ? own.reverse() : own), ...others].slice(0, SECTIONS);
  }

  /**
   * The whole answer to a question.
   *
   * @param before the question asked before it
   */
  answer(text: string, before?: string): AnswerPart[] {
    const concepts = readQuestion(text, (query) => this.engine.read(query), before);
    const ranked = this.engine.rank(text, concepts);
    const quoted = this.chosen(ranked)
      .map(({record}, place) => {
        const opening = this.opening(record);
        return {
          record: opening.record,
          blocks: excerpt(opening.blocks, concepts, place > 0 ? FURTHER_WORDS : undefined),
        };
      })
      .filter(
        ({record, blocks}, place, all) => blocks.length > 0 && all.findIndex((one) => one.record === record) === place,
      );
    if (quoted.length === 0)
      return [
        {type: 'nearest', pages: this.nearest(ranked)},
        {type: 'end', state: 'not-covered'},
      ];
    const parts = quoted.flatMap(({record, blocks}, place): AnswerPart[] => [
      {type: 'citation', n: place + 1, ...sourceOf(record)},
      ...(record.kind === 'row' ? [] : [headingOf(record, `${place + 1}`)]),
      ...blocks.map((block, at) => bodyPart(block, record, `${place + 1}.${at}`, place + 1)),
    ]);
    return [...parts, {type: 'end', state: 'answered'}];
  }
}
