import Slugger from 'github-slugger';
import type {Code, Heading, List, ListItem, Nodes, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Block, type Inline, plainBody, plainOf} from '../../../src/ask/engine/passages';
import {readBlock} from '../../../src/lib/code/block';
import {LEVELS, type Hierarchy, type SearchRecord} from '../../../src/search/engine/record';
import {DEFAULT_SECTION, breadcrumbs} from '../../pages/breadcrumbs';
import {loadCommands} from '../../pages/data/commands';
import {loadQuestions} from '../../pages/data/questions';
import {headingId} from '../../pages/heading-ids';
import {type Element, attributeOf, attributesOf, isElement, isLabel} from '../../pages/mdast/element';
import {oncePerPage} from '../../pages/once-per-page';
import {type Page, docId} from '../../pages/page';
import {diagramText} from '../../remark/diagrams/text-alternative';
import {countInboundLinks} from './inbound-links';
import {inlineOf} from './inline';

/** A section with its structure, which Ask quotes. */
export type Section = SearchRecord & {blocks: Block[]};

/** A section without what other pages or its blocks add later. */
type OwnSection = Omit<Section, 'inboundLinks' | 'content' | 'code'>;

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A drawing's labels aren't sentences, and what it shows is also in the text. */
const isDrawing = (node: Nodes): boolean => 'name' in node && node.name === 'svg';

/** Longest code span that is treated as a name and not as a sentence, in characters. */
const MAXIMUM_IDENTIFIER = 200;

/** A cell may name several variables at once: `AWS_PROFILE, AWS_REGION`. */
const namesIn = (code: string): string[] => (/^[\w-]+(?:, [\w-]+)+$/.test(code) ? code.split(', ') : [code]);

function identifiersOf(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({value}: {value: string}) => {
    if (value.length <= MAXIMUM_IDENTIFIER) found.push(...namesIn(value.toLowerCase()));
  });
  return found;
}

/** The named target in the first cell of a row. */
function anchorOf({children: [first]}: TableRow): {id: string; title: string} | null {
  let found: {id: string; title: string} | null = null;
  if (first)
    visit(first, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
      const id = node.name === 'Anchor' ? attributeOf(node, 'id') : undefined;
      if (id && !found) found = {id, title: collapse(toString(node))};
    });
  return found;
}

/** Readers of older releases can find what a newer one removed; the hit says that it's gone. */
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

/** An admonition's title together with its text, because the title alone isn't a sentence. */
const announced = (label: Nodes, text?: Nodes): Nodes => ({
  type: 'paragraph',
  children: [label, {type: 'text', value: ': '}, ...(text ? [text] : [])] as PhrasingContent[],
});

function codeBlock({lang, meta, value}: Code, tab = ''): Block {
  const {code, title = tab} = readBlock(value, lang ?? '', meta ?? '');
  return {kind: 'code', lang: lang ?? '', title, text: code};
}

/** Cuts one page into sections, block by block in reading order. */
class PageSections {
  readonly sections: OwnSection[] = [];
  private readonly slugger = new Slugger();
  private current: OwnSection;

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
    const blocks: Block[] = [{kind: 'text', text: description}];
    this.current = this.add({url: page.permalink, kind: 'page', type: 'lvl1', hierarchy, keywords, blocks});
  }

  private add(section: Omit<OwnSection, 'breadcrumb' | 'identifiers' | 'keywords'> & Partial<OwnSection>): OwnSection {
    const complete = {breadcrumb: this.breadcrumb, identifiers: [], keywords: [], ...section};
    this.sections.push(complete);
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

  private heading(node: Heading): void {
    const depth = Math.max(node.depth, 2);
    this.current = this.add({
      url: `${this.page.permalink}#${headingId(node, this.slugger)}`,
      kind: 'section',
      type: LEVELS[depth] as SearchRecord['type'],
      hierarchy: this.hierarchyAt(depth, collapse(toString(node))),
      blocks: [],
    });
  }

  /** A place of a page that has a name and an anchor, and is no heading. */
  private named(id: string, title: string, cells: [column: string, text: Inline][], identifiers: string[]): void {
    const depth = Math.min(LEVELS.indexOf(this.current.type) + 1, LEVELS.length - 1);
    this.add({
      url: `${this.page.permalink}#${id}`,
      kind: 'row',
      type: LEVELS[depth] as SearchRecord['type'],
      hierarchy: this.hierarchyAt(depth, title),
      identifiers: [...new Set(identifiers)],
      blocks: [{kind: 'row', cells}],
    });
  }

  /** A sample, as a row of the gallery. */
  private sample(element: Element): void {
    const {name = '', title = '', languages = ''} = attributesOf(element);
    const cells: [string, Inline][] = [
      ['Name', name],
      ['Sample', inlineOf(...element.children)],
      ['Sample in', languages.replaceAll(',', ', ')],
    ];
    this.named(name, title, cells, [title.toLowerCase(), name]);
  }

  /** `shm_size` in the table of `build` is also found as `build.shm_size`. */
  private dottedNames({id, title}: {id: string; title: string}): string[] {
    const ending = `-${title.replaceAll('.', '-')}`;
    if (!id.endsWith(ending)) return [];
    const parent = id.slice(0, -ending.length);
    const isKey = this.sections.some(({kind, identifiers}) => kind === 'row' && identifiers[0] === parent);
    return isKey ? [`${parent}.${title.toLowerCase()}`] : [];
  }

  private table({children: [head, ...rows]}: Table): void {
    const columns = head?.children.map((cell) => inlineOf(cell)) ?? [];
    const rest: Block & {kind: 'table'} = {kind: 'table', head: columns, rows: []};
    const {blocks} = this.current;
    for (const row of rows) {
      const cells = row.children.map((cell) => inlineOf(cell));
      const anchor = anchorOf(row);
      const [first] = row.children;
      if (anchor && first) {
        const named = cells.map((cell, place): [string, Inline] => [plainOf(columns[place] ?? ''), cell]);
        const title = hasRemovedMark(first) ? removed(anchor.title) : anchor.title;
        this.named(anchor.id, title, named, [...identifiersOf(first), ...this.dottedNames(anchor)]);
      } else rest.rows.push(cells);
    }
    if (rest.rows.length > 0) blocks.push(rest);
  }

  private list({ordered, children}: List): void {
    const list: Block & {kind: 'list'} = {kind: 'list', ordered: ordered === true, items: []};
    const inside: RootContent[] = [];
    const take = (item: ListItem): void => {
      const own = inlineOf(...item.children.filter((child) => child.type === 'paragraph'));
      if (own.length > 0) list.items.push(own);
      for (const child of item.children) {
        if (child.type === 'list') child.children.forEach(take);
        else if (child.type !== 'paragraph') inside.push(child);
      }
    };
    children.forEach(take);
    this.current.blocks.push(list);
    this.take(inside);
  }

  /** Inherited flags have their own section at the command that defines them; here their names are enough. */
  private inheritedFlags(fold: Nodes): void {
    visit(fold, 'heading', (heading) => this.heading(heading));
    const names: Nodes[] = [];
    visit(fold, 'tableRow', ({children: [first]}, place) => {
      if (first && place) names.push(first);
    });
    if (names.length > 0) this.current.blocks.push({kind: 'text', text: inlineOf(...names)});
  }

  /** Takes in the blocks of a container, headings inside of it included. */
  take(nodes: readonly Nodes[], tab = ''): void {
    for (const [place, node] of nodes.entries()) {
      const before = nodes[place - 1];
      const diagram = diagramText(node);
      if (diagram) this.current.blocks.push({kind: 'text', text: diagram.alt});
      else if (isDrawing(node) || node.type === 'yaml' || node.type === 'mdxjsEsm') continue;
      else if (node.type === 'heading') this.heading(node);
      else if (isElement(node) && node.name === 'Sample') this.sample(node);
      else if (node.type === 'list') this.list(node);
      else if (node.type === 'table') this.table(node);
      else if (node.type === 'code') {
        if (node.lang !== 'diagram') this.current.blocks.push(codeBlock(node, tab));
      } else if ('name' in node && node.name === 'details' && this.page.frontMatter.command !== undefined)
        this.inheritedFlags(node);
      else if (node.type !== 'paragraph' && 'children' in node)
        this.take(node.children, ('name' in node && node.name === 'TabItem' && attributeOf(node, 'label')) || tab);
      else if (isLabel(node)) {
        if (nodes[place + 1]?.type !== 'paragraph')
          this.current.blocks.push({kind: 'text', text: inlineOf(announced(node))});
      } else {
        const text = inlineOf(before && isLabel(before) ? announced(before, node) : node);
        if (text.length > 0) this.current.blocks.push({kind: 'text', text});
      }
    }
  }
}

/** A page's own section first, then the others in reading order. */
const sectionsOf = oncePerPage((page): Omit<Section, 'inboundLinks'>[] => {
  const sections = new PageSections(page, breadcrumbs().get(docId(page.file)) ?? [DEFAULT_SECTION]);
  sections.take(page.tree.children);
  return sections.sections.map((section) => {
    const [content, code] = plainBody(section.blocks);
    return {...section, content, code};
  });
});

/** The sections that search and Ask work with, page after page. How readers ask for them is among their keywords. */
export function sectionRecords(pages: readonly Page[], questions = loadQuestions()): Section[] {
  const inbound = countInboundLinks(pages);
  return pages.flatMap((page) =>
    sectionsOf(page).map((section) => ({
      ...section,
      keywords: [...section.keywords, ...(questions.get(section.url) ?? [])],
      inboundLinks: inbound.get(page.permalink) ?? 0,
    })),
  );
}
