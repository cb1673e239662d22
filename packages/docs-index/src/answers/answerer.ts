import type {RootContent} from 'mdast';
import type {Engine} from '../search/engine';
import type {Concept} from '../search/query';
import {type Ranked, byPage} from '../search/rank';
import {LEVELS, type SearchRecord, pageOf, titleOf} from '../search/record';
import {type AnswerPart, type BodyPart, type Source, partAsMarkdown} from './answer';
import {textOfBlock} from '../markdown/text';
import {excerpt} from './excerpt';
import {readBlocks, readEntry} from './parts';
import {stateOf} from './certainty';
import {type Context, readQuestion} from './question';
import {type Quotation, quote} from './quote';
import {askedOf, coverage} from './relevance';

const SECTIONS = 3;
/** A further section adds something when it's nearly as good as the best. */
const GOOD_ENOUGH = 0.33;
/** What is quoted of a further section. */
const FURTHER_WORDS = 60;

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

/** Links to other pages and the changes of former releases answer nothing. */
const isAppendix = (record: SearchRecord): boolean => /^(related pages|next steps|changes)$/i.test(titleOf(record));

/** Says which deploy engine the page is about, or when its files were built, and nothing of its subject. */
const ABOUT_THE_PAGE = /\bthis page describes\b|^These files were last built\b|^Not run yet\b/;

/** What's quoted of a section: no words for a picture, nor the facts of a page and what it says of itself. */
const withoutFrame = (blocks: readonly RootContent[], {kind}: SearchRecord): RootContent[] =>
  blocks.filter((block) => {
    const text = textOfBlock(block);
    const isFact = (block.type === 'table' && block.children.length === 2) || ABOUT_THE_PAGE.test(text);
    return !text.startsWith('Diagram: ') && !(kind === 'page' && isFact);
  });

/** Whether a section is on the page, and says more than its beginning. */
const isBelow = ({record}: Ranked, page: Ranked): boolean =>
  record.kind !== 'page' && pageOf(record) === pageOf(page.record) && !isAppendix(record);

/** The best section of each page: search shows the same first. */
const bestOfPages = (ranked: readonly Ranked[]): Ranked[] =>
  [...byPage(ranked.filter(({record}) => !isAppendix(record))).values()].flatMap(([best]) => best ?? []);

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

  /** What a section says: a heading with nothing but a picture of its own opens with the first section below it. */
  private async opening(record: SearchRecord): Promise<{record: SearchRecord; quotation: Quotation}> {
    const place = this.places.get(record) ?? 0;
    const section = this.engine.records.findLastIndex(({kind}, at) => at <= place && kind !== 'row');
    const above = this.engine.records.slice(section, place);
    const quotation = quote(record, above, await this.read(pageOf(record)), this.origin);
    if (quotation.kind === 'entry') return {record, quotation};
    const blocks = withoutFrame(quotation.blocks, record);
    const next = this.engine.records[place + 1];
    const isBelow = next?.kind === 'section' && LEVELS.indexOf(next.type) > LEVELS.indexOf(record.type);
    return blocks.length === 0 && next && isBelow ? this.opening(next) : {record, quotation: {kind: 'blocks', blocks}};
  }

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

  /** How much of a question is in the sentences of what is quoted. */
  private says(parts: readonly BodyPart[], concepts: readonly Concept[]): number {
    const sentences = parts.flatMap((part) => (part.type === 'text' ? [partAsMarkdown(part)] : []));
    const asked = askedOf(concepts, '', (term) => this.engine.weigh(term));
    return coverage([sentences.join(' ')], asked)[0] ?? 0;
  }

  async answer(text: string, context: Context = {}): Promise<AnswerPart[]> {
    const {query, concepts} = readQuestion(text, (one) => this.engine.read(one), context);
    const all = this.engine.rank(query, concepts);
    const ranked = bestOfPages(all).slice(0, SECTIONS);
    const [best, ...others] = ranked;
    const state = stateOf(best);
    const adds = (one: Ranked) => state === 'sure' && stateOf(one) === 'sure';
    // A page that begins with its subject may have the answer further below.
    const below = best?.record.kind === 'page' ? all.find((one) => isBelow(one, best) && adds(one)) : undefined;
    const further = others.filter((one) => adds(one) && one.score >= (best?.score ?? 0) * GOOD_ENOUGH);
    const chosen = [best, below, ...further].filter((one) => one !== undefined).slice(0, SECTIONS);
    const quoted = await Promise.all(
      state === 'not-covered' ? [] : chosen.map(({record}, place) => this.quoted(record, place, concepts)),
    );
    const [page, section] = quoted;
    if (below && page && section && this.says(section.parts, concepts) > this.says(page.parts, concepts))
      quoted.splice(0, 2, section, page);
    const cited = quoted.filter(
      ({record, parts}, place) => parts.length > 0 && quoted.findIndex((one) => one.record === record) === place,
    );
    const parts = cited.flatMap(({record, parts: own}, place): AnswerPart[] => [
      {type: 'citation', n: place + 1, ...sourceOf(record)},
      ...own.map((part, at) => (at === 0 && record.kind !== 'row' ? part : {...part, cite: place + 1})),
    ]);
    const pages = new Set(cited.map(({record}) => pageOf(record)));
    const sections = ranked.flatMap(({record}) => (pages.has(pageOf(record)) ? [] : [sourceOf(record)]));
    return [
      ...parts,
      ...(sections.length > 0 ? [{type: 'nearest' as const, sections}] : []),
      {type: 'end', state: cited.length > 0 ? state : 'not-covered'},
    ];
  }
}
