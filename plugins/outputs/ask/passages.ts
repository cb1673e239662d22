import type {Code, List, ListItem, Nodes, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Block, type Inline, type Passages, plainOf} from '../../../src/ask/passages';
import {LEVELS, titleOf} from '../../../src/search/record';
import {diagramText} from '../../remark/diagrams/text-alternative';
import {type Element, attributeOf, isElement} from '../../pages/mdast/element';
import type {Page} from '../../pages/page';
import {oncePerPage} from '../../pages/once-per-page';
import {isDrawing} from '../search/plain-text';
import {countInboundLinks} from '../search/inbound-links';
import {type Section, anchorOf, sectionsOf} from '../search/section-records';
import {inlineOf} from './inline';

const KINDS = ['page', 'section', 'row'] as const;

/** Containers whose blocks are read as if they stood in the page. */
const isContainer = (node: Nodes): node is Extract<Nodes, {children: RootContent[]}> =>
  'children' in node && node.type !== 'paragraph';

function codeBlock({lang, meta, value}: Code, tab = ''): Block {
  return {kind: 'code', lang: lang ?? '', title: /title="([^"]+)"/.exec(meta ?? '')?.[1] ?? tab, text: value};
}

/** Title of an admonition: it names what follows and says nothing alone. */
const isLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

/** Puts the blocks of one page into the sections that search cuts it into. */
class PagePassages {
  readonly blocks = new Map<string, Block[]>();
  private readonly sections: string[];
  private current: Block[];

  constructor(
    private readonly page: Page,
    sections: readonly Section[],
  ) {
    for (const {url} of sections) this.blocks.set(url, []);
    this.sections = sections.filter(({kind}) => kind !== 'row').map(({url}) => url);
    this.current = this.blocks.get(this.sections.shift() ?? '') ?? [];
    this.current.push({kind: 'text', text: page.frontMatter.description});
  }

  private heading(): void {
    const url = this.sections.shift();
    const blocks = url === undefined ? undefined : this.blocks.get(url);
    if (!blocks) throw new Error(`${this.page.file}: Ask sees a heading that the search index has no section for.`);
    this.current = blocks;
  }

  private list({ordered, children}: List): void {
    const items: Block & {kind: 'list'} = {kind: 'list', ordered: ordered === true, items: []};
    const inside: Block[] = [];
    const take = (item: ListItem): void => {
      const own = inlineOf(...item.children.filter((child) => child.type === 'paragraph'));
      if (own.length > 0) items.items.push(own);
      for (const child of item.children) {
        if (child.type === 'list') child.children.forEach(take);
        else if (child.type === 'code' && child.lang !== 'diagram') inside.push(codeBlock(child));
      }
    };
    children.forEach(take);
    this.current.push(items, ...inside);
  }

  private table({children: [head, ...rows]}: Table): void {
    const columns = head?.children.map((cell) => inlineOf(cell)) ?? [];
    const rest: Block & {kind: 'table'} = {kind: 'table', head: columns, rows: []};
    for (const row of rows) {
      const anchor = anchorOf(row);
      const own = anchor && this.blocks.get(`${this.page.permalink}#${anchor.id}`);
      const cells = row.children.map((cell) => inlineOf(cell));
      if (own) own.push({kind: 'row', cells: cells.map((cell, place) => [plainOf(columns[place] ?? ''), cell])});
      else rest.rows.push(cells);
    }
    if (rest.rows.length > 0) this.current.push(rest);
  }

  /** What a sample is, as a row of the gallery. */
  private sample(element: Element): void {
    const name = attributeOf(element, 'name') ?? '';
    const cells: [string, Inline][] = [
      ['Name', name],
      ['Sample', inlineOf(...element.children)],
    ];
    this.blocks.get(`${this.page.permalink}#${name}`)?.push({kind: 'row', cells});
  }

  take(blocks: readonly Nodes[], tab = ''): void {
    for (const block of blocks) {
      const diagram = diagramText(block);
      // The labels of a drawing aren't sentences; what it shows is in its text alternative.
      if (diagram) this.current.push({kind: 'text', text: diagram.alt});
      else if (isDrawing(block)) continue;
      else if (block.type === 'heading') this.heading();
      else if (isElement(block) && block.name === 'Sample') this.sample(block);
      else if (block.type === 'list') this.list(block);
      else if (block.type === 'table') this.table(block);
      else if (block.type === 'code') {
        if (block.lang !== 'diagram') this.current.push(codeBlock(block, tab));
      } else if (block.type === 'yaml' || block.type === 'mdxjsEsm' || isLabel(block)) continue;
      // Flags that come from a command above are described there.
      else if ('name' in block && block.name === 'details' && this.page.frontMatter.command !== undefined)
        this.skipHeadings(block);
      else if (isContainer(block))
        this.take(block.children, ('name' in block && block.name === 'TabItem' && attributeOf(block, 'label')) || tab);
      else {
        const text = inlineOf(block);
        if (text.length > 0) this.current.push({kind: 'text', text});
      }
    }
  }

  private skipHeadings(block: Nodes): void {
    visit(block, 'heading', () => this.heading());
  }
}

/** What's in each section of a page, by the address of the section. */
export const blocksOf = oncePerPage((page) => {
  const passages = new PagePassages(page, sectionsOf(page));
  passages.take(page.tree.children);
  return passages.blocks;
});

/** The sections of all pages with their blocks. */
export function passagesOf(pages: readonly Page[], commonWords: string[]): Passages {
  const inbound = countInboundLinks(pages);
  return {
    commonWords,
    pages: pages.map((page) => {
      const sections = sectionsOf(page);
      const blocks = blocksOf(page);
      return {
        url: page.permalink,
        breadcrumb: sections[0]?.breadcrumb ?? [],
        keywords: page.frontMatter.keywords,
        inboundLinks: inbound.get(page.permalink) ?? 0,
        sections: sections.map((section) => [
          section.url.split('#')[1] ?? '',
          KINDS.indexOf(section.kind) as 0 | 1 | 2,
          LEVELS.indexOf(section.type),
          titleOf(section),
          section.kind === 'row' ? section.identifiers.filter((name) => name !== titleOf(section).toLowerCase()) : [],
          blocks.get(section.url) ?? [],
        ]),
      };
    }),
  };
}
