import Slugger from 'github-slugger';
import type {ListItem, Nodes, Root, TableCell, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {type MarkdownSection, cutSections} from 'docs-index/markdown/sections';
import {textOfBlock, textOfLine} from 'docs-index/markdown/text';
import {LEVELS, type Hierarchy, type SearchRecord, removedTitle} from 'docs-index/search/record';
import {DEFAULT_SECTION, breadcrumbs} from '../../pages/breadcrumbs';
import {loadCommands} from '../../pages/data/commands';
import {loadQuestions} from '../../pages/data/facts';
import {headingId} from '../../pages/heading-ids';
import {linksOf} from '../../pages/links';
import {oncePerPage} from '../../pages/once-per-page';
import {type Page, docId} from '../../pages/page';
import {pathOf} from '../../pages/site-map';
import type {Entry} from '../markdown/entries';
import {plainTree} from '../markdown/plain-tree';

/** A record without what other pages add. */
type OwnRecord = Omit<SearchRecord, 'inboundLinks'>;

/** Sections that only link to others: whoever looks for their words wants those. */
const ONLY_LINKS = /^(?:related pages|next steps|see also)$/i;

/** Longest cell that needs the name of its column, in characters: `bool` alone says nothing. */
const LONG_CELL = 24;

/** A cell may name several variables at once: `AWS_PROFILE, AWS_REGION`. */
const namesIn = (code: string): string[] => (/^[\w-]+(?:, [\w-]+)+$/.test(code) ? code.split(', ') : [code]);

function identifiersOf(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({value}) => void found.push(...namesIn(value.toLowerCase())));
  return found;
}

/** A row as text. The long cells say what it's for, so they come first, where a snippet shows them. */
function textOfRow({children: [first, ...rest]}: TableRow, columns: readonly TableCell[]): string {
  const cells = rest.map((cell, place) => ({column: columns[place + 1], text: textOfLine(cell)}));
  const said = cells.filter(({text}) => text !== '');
  const long = said.filter(({text}) => text.length > LONG_CELL).map(({text}) => text);
  const short = said
    .filter(({text}) => text.length <= LONG_CELL)
    .map(({column, text}) => `${column ? textOfLine(column) : ''}: ${text}`);
  return [...long, ...short, first ? textOfLine(first) : ''].filter(Boolean).join(' · ');
}

const isRemovedCommand = (command: string | undefined): boolean =>
  command !== undefined && loadCommands().some((one) => one.command === command && one.removed !== undefined);

const titleOfEntry = ({title, isRemoved}: Entry): string => (isRemoved ? removedTitle(title) : title);

interface Found {
  node: TableRow | ListItem;
  entry: Entry;
  columns: readonly TableCell[];
}

function takeEntries(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, (node, place, parent) => {
    if ((node.type !== 'tableRow' && node.type !== 'listItem') || !node.data?.entry || !parent || place === undefined)
      return undefined;
    const columns = parent.type === 'table' ? (parent.children[0]?.children ?? []) : [];
    found.push({node, entry: node.data.entry, columns});
    parent.children.splice(place, 1);
    return [SKIP, place];
  });
  return found;
}

/** The records of one page: its own section first, then the others in reading order. */
class PageRecords {
  readonly records: OwnRecord[] = [];
  private readonly slugger = new Slugger();
  private current: OwnRecord;

  constructor(
    private readonly page: Page,
    private readonly breadcrumb: string[],
  ) {
    const {title, keywords, command} = page.frontMatter;
    const hierarchy: Hierarchy = {
      lvl0: breadcrumb[0] ?? DEFAULT_SECTION,
      lvl1: isRemovedCommand(command) ? removedTitle(title) : title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    this.current = this.add({url: page.permalink, kind: 'page', type: 'lvl1', hierarchy, keywords});
  }

  take(section: MarkdownSection): void {
    const {heading, title, nodes} = section;
    if (heading) {
      const depth = Math.max(heading.depth, 2);
      this.current = this.add({
        url: `${this.page.permalink}#${headingId(heading, this.slugger)}`,
        kind: 'section',
        type: LEVELS[depth] as SearchRecord['type'],
        hierarchy: this.hierarchyAt(depth, title),
      });
    }
    const tree: Root = {type: 'root', children: nodes.filter(({data}) => !data?.isIndex)};
    const entries = takeEntries(tree);
    const description = heading ? '' : this.page.frontMatter.description;
    const text = ONLY_LINKS.test(title) ? '' : textOfBlock(tree);
    this.current.content = [description, text].filter(Boolean).join(' ');
    visit(tree, 'code', ({value}) => {
      this.current.code += `${this.current.code ? '\n' : ''}${value}`;
    });
    visit(tree, 'link', ({url, data}) => void (data?.isHome && (this.current.home ??= url)));
    for (const found of entries) this.entry(found);
  }

  private entry({node, entry, columns}: Found): void {
    const depth = Math.min(LEVELS.indexOf(this.current.type) + 1, LEVELS.length - 1);
    const isRow = node.type === 'tableRow';
    const names = isRow && node.children[0] ? identifiersOf(node.children[0]) : [entry.title.toLowerCase(), entry.id];
    this.add({
      url: `${this.page.permalink}#${entry.id}`,
      kind: 'row',
      type: LEVELS[depth] as SearchRecord['type'],
      hierarchy: this.hierarchyAt(depth, titleOfEntry(entry)),
      identifiers: [...new Set([...names, ...this.dottedNames(entry)])],
      content: isRow ? textOfRow(node, columns) : textOfBlock(node),
    });
  }

  private add(record: Pick<OwnRecord, 'url' | 'kind' | 'type' | 'hierarchy'> & Partial<OwnRecord>): OwnRecord {
    const complete = {breadcrumb: this.breadcrumb, identifiers: [], keywords: [], content: '', code: '', ...record};
    this.records.push(complete);
    return complete;
  }

  /** Hierarchy of a new section whose own title is at `depth`. */
  private hierarchyAt(depth: number, title: string): Hierarchy {
    const entries = LEVELS.map((level, index) => {
      if (index < depth) return [level, this.current.hierarchy[level]];
      return [level, index === depth ? title : null];
    });
    return Object.fromEntries(entries) as Hierarchy;
  }

  /** `shm_size` in the table of `build` is also found as `build.shm_size`. */
  private dottedNames({id, title}: Entry): string[] {
    const ending = `-${title.replaceAll('.', '-')}`;
    if (!id.endsWith(ending)) return [];
    const parent = id.slice(0, -ending.length);
    const isKey = this.records.some(({kind, identifiers}) => kind === 'row' && identifiers[0] === parent);
    return isKey ? [`${parent}.${title.toLowerCase()}`] : [];
  }
}

function makeRecords(page: Page): OwnRecord[] {
  const records = new PageRecords(page, breadcrumbs().get(docId(page.file)) ?? [DEFAULT_SECTION]);
  const {title} = page.frontMatter;
  for (const section of cutSections(plainTree(page.tree, page.file, title), title)) records.take(section);
  return records.records;
}

const recordsOf = oncePerPage(makeRecords);

const linkedPages = oncePerPage((page) => {
  const paths = linksOf(page).map(({url}) => pathOf(url));
  return [...new Set(paths.filter((path) => path.startsWith('/') && path !== page.permalink))];
});

/** How many other pages link to each page: readers look for those that writers link to most. */
function countInboundLinks(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) for (const target of linkedPages(page)) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}

/** The sections that search and Ask work with, page after page. How readers ask for them is among their keywords. */
export function sectionRecords(pages: readonly Page[], questions = loadQuestions()): SearchRecord[] {
  const inbound = countInboundLinks(pages);
  return pages.flatMap((page) =>
    recordsOf(page).map((record) => ({
      ...record,
      keywords: [...record.keywords, ...(questions.get(record.url) ?? [])],
      inboundLinks: inbound.get(page.permalink) ?? 0,
    })),
  );
}
