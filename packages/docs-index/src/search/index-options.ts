import type MiniSearch from 'minisearch';
import type {Options} from 'minisearch';
import {type SearchRecord, titleOf} from './record';
import {terms} from './text/tokenize';

/** Fields of the index: a section's own title before the page's, names before text, the first words before the rest. */
export const BOOST = {title: 6, page: 4, parents: 4, names: 12, keywords: 6, lead: 1, content: 0.7, code: 0.3};

export type Field = keyof typeof BOOST;

export interface IndexedSection extends Record<Field, string> {
  id: number;
}

export type SectionIndex = MiniSearch<IndexedSection>;

/** The index and the queries must split text into terms the same way. */
export const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: Object.keys(BOOST),
  tokenize: terms,
  processTerm: (term) => term,
};

/** The beginning of a text, enough to tell what it's about. */
const LEAD = /^(?:\S+\s+){0,30}\S+/;

/** What the index has of a record; `id` is its place in the list. */
export function indexedSection(record: SearchRecord, id: number): IndexedSection {
  const {hierarchy, type} = record;
  const title = titleOf(record);
  const parents = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5].filter(
    (parent) => parent && parent !== hierarchy[type],
  );
  return {
    id,
    title,
    page: [hierarchy.lvl1, ...record.breadcrumb.slice(1)].join(' '),
    parents: parents.join(' '),
    names: record.kind === 'row' ? record.identifiers.filter((name) => !name.includes(' ')).join(' ') : '',
    keywords: record.keywords.join(' · '),
    lead: LEAD.exec(record.content)?.[0] ?? '',
    content: record.content,
    code: record.code,
  };
}
