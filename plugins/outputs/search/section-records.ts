import Slugger from 'github-slugger';
import type {Heading, Nodes, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {LEVELS, type Hierarchy, type SearchRecord} from '../../../src/search/record';
import {diagramText} from '../../remark/diagrams/text-alternative';
import {type Element, attributeOf, attributesOf, isElement} from '../../pages/mdast/element';
import type {Page} from '../../pages/page';
import {oncePerPage} from '../../pages/once-per-page';
import {DEFAULT_SECTION, breadcrumbs} from '../../pages/breadcrumbs';
import {loadCommands} from '../../pages/data/commands';
import {countInboundLinks} from './inbound-links';
import {collapse, isDrawing, plainText} from './plain-text';

/** A name that is typed literally: not a sentence, and not a plain word of English in code font. */
const MAXIMUM_IDENTIFIER = 200;

/** The named target in the first cell of a row. */
export function anchorOf(row: TableRow): {id: string; title: string} | null {
  let found: {id: string; title: string} | null = null;
  const [first] = row.children;
  if (first) {
    visit(first, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
      const id = node.name === 'Anchor' ? attributeOf(node, 'id') : undefined;
      if (id && !found) found = {id, title: toString(node)};
    });
  }
  return found;
}

/** Search finds what a release removed, for readers of older ones, and says so before they open it. */
const removed = (title: string) => `${title} · Removed`;

function hasRemovedMark(cell: Nodes): boolean {
  let found = false;
  visit(cell, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    found ||= node.name === 'ReleaseMark' && attributeOf(node, 'kind') === 'removed';
  });
  return found;
}

const isRemovedCommand = (command: string | undefined): boolean =>
  command !== undefined && loadCommands().some((one) => one.command === command && one.removed !== undefined);

function identifiersOf(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', (code: {value: string}) => {
    if (code.value.length <= MAXIMUM_IDENTIFIER) found.push(code.value.toLowerCase());
  });
  return found;
}

/** A cell may name several variables at once: `AWS_PROFILE, AWS_REGION`. */
const namesIn = (code: string): string[] => (/^[\w-]+(?:, [\w-]+)+$/.test(code) ? code.split(', ') : [code]);

/** A record, as far as one page is enough for it. */
export type Section = Omit<SearchRecord, 'inboundLinks'>;

/** Builds the records of one page while its blocks go by in reading order. */
class PageSections {
  readonly records: Section[] = [];
  private readonly slugger = new Slugger();
  private current: Section;

  constructor(
    private readonly page: Page,
    private readonly breadcrumb: string[],
  ) {
    const {title, description, keywords, command} = page.frontMatter;
    const hierarchy: Hierarchy = {
      lvl0: breadcrumb[0] ?? DEFAULT_SECTION,
      lvl1: isRemovedCommand(command) ? removed(title) : title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    this.current = this.add({
      url: page.permalink,
      kind: 'page',
      type: 'lvl1',
      hierarchy,
      content: description,
      keywords,
    });
    if (command !== undefined) this.current.identifiers.push(title.toLowerCase());
  }

  private add(record: Pick<Section, 'url' | 'kind' | 'type' | 'hierarchy' | 'content'> & Partial<Section>): Section {
    const complete = {
      breadcrumb: this.breadcrumb,
      code: '',
      identifiers: [],
      keywords: [],
      ...record,
    };
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

  /** `shm_size` in the table of `build` is also `build.shm_size`. */
  private dottedNames({id, title}: {id: string; title: string}): string[] {
    const name = collapse(title);
    const ending = `-${name.replaceAll('.', '-')}`;
    if (!id.endsWith(ending)) return [];
    const parent = id.slice(0, -ending.length);
    const isKey = this.records.some(({kind, identifiers}) => kind === 'row' && identifiers[0] === parent);
    return isKey ? [`${parent}.${name.toLowerCase()}`] : [];
  }

  private heading(node: Heading): void {
    // The rule of Docusaurus's own heading plugin: a written id comes first, and is also made unique.
    const written = node.data?.hProperties?.id as string | undefined;
    const id = written ? this.slugger.slug(written, true) : this.slugger.slug(toString(node));
    const type = LEVELS[Math.max(node.depth, 2)] as SearchRecord['type'];
    const title = collapse(toString(node));
    const hierarchy = this.hierarchyAt(Math.max(node.depth, 2), title);
    this.current = this.add({
      url: `${this.page.permalink}#${id}`,
      kind: 'section',
      type,
      hierarchy,
      content: '',
      identifiers: identifiersOf(node),
    });
  }

  /** A place of a page that has a name and an anchor, and isn't a heading. */
  private named(id: string, title: string, content: string, identifiers: string[]): void {
    const depth = Math.min(LEVELS.indexOf(this.current.type) + 1, LEVELS.length - 1);
    this.add({
      url: `${this.page.permalink}#${id}`,
      kind: 'row',
      type: LEVELS[depth] as SearchRecord['type'],
      hierarchy: this.hierarchyAt(depth, title),
      content,
      identifiers,
    });
  }

  private sample(element: Element): void {
    const {name = '', title = '', languages = ''} = attributesOf(element);
    const description = element.children.map(plainText).join(' ');
    const kind = ['Sample', languages.replaceAll(',', ', ')].filter(Boolean).join(' in ');
    this.named(name, title, collapse(`${description} ${kind}`), [title.toLowerCase(), name]);
  }

  private row(row: TableRow, head: TableRow | undefined): boolean {
    const anchor = anchorOf(row);
    if (!anchor) return false;
    const [first, ...rest] = row.children;
    const others = first ? collapse(plainText(first)).slice(anchor.title.length).trim() : '';
    const cells = rest.map((cell, index) => {
      const column = head?.children[index + 1];
      return {title: column ? collapse(plainText(column)) : '', text: collapse(plainText(cell))};
    });
    // The longest cell says what the row is for: it comes first, so that it's what a snippet shows.
    const sentences = [
      ...cells.filter((cell) => cell.text.length > 24),
      ...cells.filter((cell) => cell.text.length <= 24).map((cell) => ({...cell, text: `${cell.title}: ${cell.text}`})),
    ];
    const title = collapse(anchor.title);
    this.named(
      anchor.id,
      first && hasRemovedMark(first) ? removed(title) : title,
      collapse([...sentences.map((cell) => cell.text), others].filter(Boolean).join(' · ')),
      [...(first ? identifiersOf(first).flatMap(namesIn) : []), ...this.dottedNames(anchor)],
    );
    return true;
  }

  private table(table: Table, inherited: boolean): void {
    const [head, ...rows] = table.children;
    for (const row of rows) {
      // Flags that come from a command above have their place there; here their names are enough.
      if (inherited) this.text(row.children[0] ?? row);
      else if (!this.row(row, head)) this.text(row);
    }
  }

  private words(text: string): void {
    this.current.content = collapse(`${this.current.content} ${text}`);
  }

  private text(node: Nodes): void {
    this.words(plainText(node));
    this.current.identifiers.push(...identifiersOf(node));
  }

  /** Takes in the blocks of a container, headings inside of it included. */
  take(blocks: readonly Nodes[], inherited = false): void {
    for (const block of blocks) {
      const inside =
        inherited || ('name' in block && block.name === 'details' && this.page.frontMatter.command !== undefined);
      const diagram = diagramText(block);
      if (diagram) this.words(`${diagram.title}. ${diagram.alt}`);
      else if (isDrawing(block)) continue;
      else if (block.type === 'heading') this.heading(block);
      else if (isElement(block) && block.name === 'Sample') this.sample(block);
      else if (block.type === 'table') this.table(block, inside);
      else if (block.type === 'code') {
        if (block.lang !== 'diagram') this.current.code = `${this.current.code}\n${block.value}`.trim();
      } else if (block.type === 'yaml' || block.type === 'mdxjsEsm') continue;
      else if (block.type === 'paragraph' || !('children' in block)) this.text(block);
      else this.take(block.children as RootContent[], inside);
    }
  }
}

/** A page's own record first, then its sections in reading order. */
export const sectionsOf = oncePerPage((page): Section[] => {
  const id = page.file.slice('docs/'.length, -'.mdx'.length);
  const sections = new PageSections(page, breadcrumbs().get(id) ?? [DEFAULT_SECTION]);
  sections.take(page.tree.children);
  return sections.records.map((record) => ({...record, identifiers: [...new Set(record.identifiers)]}));
});

/** The sections that search and Ask work with, page after page. */
export function sectionRecords(pages: readonly Page[]): SearchRecord[] {
  const inbound = countInboundLinks(pages);
  return pages.flatMap((page) =>
    sectionsOf(page).map((section) => ({...section, inboundLinks: inbound.get(page.permalink) ?? 0})),
  );
}
