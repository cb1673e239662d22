/** Levels of a record, from the part of the site (0) and the page (1) down to its smallest section. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

export type Hierarchy = Record<'lvl0' | 'lvl1', string> & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** Characters of a page's Markdown, from a heading to the next. */
export type Range = [start: number, end: number];

/**
 * One section of one page: what's between its heading and the next. A row of a table that has an anchor of its
 * own (a flag, a key, a message) is a section too, one level below the heading it's under.
 * Made once, by `sectionRecords` in plugins/outputs/search, for the embedded index and Ask.
 */
export interface SearchRecord {
  /** Address on the site with its anchor, without the base URL. */
  url: string;
  /** A page's beginning, a section with a heading, or a row of a table with its own anchor. */
  kind: 'page' | 'section' | 'row';
  /** Level of the section's own title in `hierarchy`. */
  type: Exclude<Level, 'lvl0'>;
  hierarchy: Hierarchy;
  /** Labels of the sidebar above the page, such as `['Concepts', 'Managed storage']`. */
  breadcrumb: string[];
  /** How many other pages link to the page. */
  inboundLinks: number;
  /** Text in reading order, without code blocks, without the rows that are records of their own. */
  content: string;
  /** Text of the code blocks. */
  code: string;
  /** Names as they are typed: flags, keys, variables, file names, commands and messages, in lowercase. */
  identifiers: string[];
  /** Phrases that readers look for it by: of the front matter, for a page, and of `src/data/questions`. */
  keywords: string[];
  /** Address of the section whose words it quotes, which is where the topic lives. */
  home?: string;
  /** Where the section, or the one that the row is in, begins and ends in the Markdown of its page. Only in the index. */
  range?: Range;
}

const REMOVED = ' · Removed';

/** The search finds what a release removed, for readers of older ones, and says so before they open it. */
export const removedTitle = (title: string): string => `${title}${REMOVED}`;

export const pageTitle = (title: string): string => (title.endsWith(REMOVED) ? title.slice(0, -REMOVED.length) : title);

export const pageOf = ({url}: Pick<SearchRecord, 'url'>): string => url.split('#')[0] ?? '';

export const titleOf = ({hierarchy, type}: Pick<SearchRecord, 'hierarchy' | 'type'>): string =>
  hierarchy[type] ?? hierarchy.lvl1;
