import type {RootContent} from 'mdast';
import type {Engine} from '../search/engine';
import type {Concept} from '../search/query';
import type {Ranked} from '../search/rank';
import {LEVELS, type SearchRecord, titleOf} from '../search/record';
import type {AnswerPart, BodyPart, Source} from './answer';
import {excerpt} from './excerpt';
import {readBlocks, readEntry} from './parts';
import {readQuestion} from './question';
import {type Quotation, quote} from './quote';
import {askedOf} from './relevance';

/** Share of what a question asks that a section has to speak of, so that the docs answer it. */
const COVERED = 0.5;
/** As much for a section of a page that is about the question. */
const COVERED_BELOW = 0.4;
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

function sourceOf(record: SearchRecord): Source {
  const {hierarchy, type, breadcrumb} = record;
  const [area] = breadcrumb;
  return {
    title: titleOf(record),
    trail: [area ?? '', type === 'lvl1' ? '' : hierarchy.lvl1].filter(Boolean),
    url: record.url,
  };
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
const isAnswer = ({record, coverage, score}: Ranked): boolean =>
  coverage >= COVERED && score >= LEAST_SCORE && !isAppendix(record);

/** Whether a question names a section of a page: its title says what the page's title doesn't, and it's nearly as good. */
const isAsked = (below: Ranked, page: Ranked): boolean =>
  below.score >= page.score * AS_GOOD && below.inTitle.some((part) => !page.inTitle.includes(part));

/** The beginning of a page without its description, which repeats the first lines, and without its facts. */
function withoutFrame([description, ...blocks]: readonly RootContent[]): RootContent[] {
  const own = blocks.filter((block) => block.type !== 'table' || block.children.length !== 2);
  return own[0]?.type === 'paragraph' || description === undefined ? own : [description, ...own];
}

/** Answers questions by quoting. Doesn't depend on workers or the page. */
export class Answerer {
  private readonly places: ReadonlyMap<SearchRecord, number>;

  /**
   * @param read Markdown of the page at a path of the site, such as `/docs/intro`; null if there's none
   * @param origin where the site is published, `https://…`, to which the Markdown links
   */
  constructor(
    private readonly engine: Engine,
    private readonly read: (page: string) => Promise<string | null>,
    private readonly origin: string,
  ) {
    this.places = new Map(engine.records.map((record, place) => [record, place]));
  }

  /** What a section says: a heading without text of its own opens with the first section below it. */
  private async opening(record: SearchRecord): Promise<{record: SearchRecord; quotation: Quotation}> {
    const place = this.places.get(record) ?? 0;
    const section = this.engine.records.findLastIndex(({kind}, at) => at <= place && kind !== 'row');
    const above = this.engine.records.slice(section, place);
    const quotation = quote(record, above, await this.read(pageOf(record)), this.origin);
    if (quotation.kind === 'entry') return {record, quotation};
    const next = this.engine.records[place + 1];
    const isBelow = next?.kind === 'section' && LEVELS.indexOf(next.type) > LEVELS.indexOf(record.type);
    if (quotation.blocks.length === 0 && next && isBelow) return this.opening(next);
    const blocks = record.kind === 'page' ? withoutFrame(quotation.blocks) : quotation.blocks;
    return {record, quotation: {kind: 'blocks', blocks}};
  }

  /** The best section of each of the best pages. */
  private nearest(ranked: readonly Ranked[]): Source[] {
    const pages = new Map<string, Source>();
    for (const {record} of ranked)
      if (!isAppendix(record) && !pages.has(pageOf(record))) pages.set(pageOf(record), sourceOf(record));
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
        ({record, coverage}) =>
          coverage >= COVERED_BELOW &&
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

  /** What is quoted of a section: its heading and what answers, or an entry. */
  private async quoted(chosen: SearchRecord, place: number, concepts: readonly Concept[]) {
    const {record, quotation} = await this.opening(chosen);
    const id = `${place + 1}`;
    if (quotation.kind === 'entry')
      return {record, parts: [readEntry(quotation.entry, quotation.head, titleOf(record), id)]};
    const asked = askedOf(concepts, `${titleOf(record)} ${record.hierarchy.lvl1}`, (term) => this.engine.weigh(term));
    const {blocks, isWhole} = excerpt(quotation.blocks, asked, place > 0 ? FURTHER_WORDS : undefined);
    if (blocks.length === 0) return {record, parts: []};
    const rest: BodyPart[] = isWhole ? [] : [{id: `${id}.rest`, type: 'rest', isPage: record.kind === 'page'}];
    return {record, parts: [headingOf(record, id), ...readBlocks(blocks, `${id}.`), ...rest]};
  }

  /**
   * The whole answer to a question.
   *
   * @param before the question asked before it
   */
  async answer(text: string, before?: string): Promise<AnswerPart[]> {
    const concepts = readQuestion(text, (query) => this.engine.read(query), before);
    const ranked = this.engine.rank(text, concepts);
    const all = await Promise.all(this.chosen(ranked).map(({record}, place) => this.quoted(record, place, concepts)));
    const quoted = all.filter(
      ({record, parts}, place) => parts.length > 0 && all.findIndex((one) => one.record === record) === place,
    );
    if (quoted.length === 0)
      return [
        {type: 'nearest', sections: this.nearest(ranked)},
        {type: 'end', state: 'not-covered'},
      ];
    const parts = quoted.flatMap(({record, parts: own}, place): AnswerPart[] => [
      {type: 'citation', n: place + 1, ...sourceOf(record)},
      ...own.map((part, at) => (at === 0 && record.kind !== 'row' ? part : {...part, cite: place + 1})),
    ]);
    return [...parts, {type: 'end', state: 'answered'}];
  }
}
