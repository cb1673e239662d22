import type {Blockquote, Code, Heading, Node, Parent, PhrasingContent, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readBlock} from '../../../src/lib/code/block';
import {heading, paragraph, strong, words} from '../../pages/mdast/build';
import {type Element, attributeOf, findNode, isElement, isNamed} from '../../pages/mdast/element';
import {placeOf} from '../../pages/mdast/place';
import {flowElements, textElements} from './elements';
import {entryOfRow} from './entries';

/** What remark-directive leaves in a tree. */
interface Directive extends Parent {
  type: 'containerDirective' | 'leafDirective' | 'textDirective';
  name: string;
  children: RootContent[];
}

interface Scope {
  file: string;
  /** Text and depth of the heading above. */
  title: string;
  depth: number;
}

const isDirective = (node: Node): node is Directive => node.type.endsWith('Directive');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The page draws neither highlight comments nor the words after the language, except the title. */
function plainCode({lang, meta, value}: Code): Code {
  const {code, title} = readBlock(value, lang ?? 'text', meta ?? '');
  return {type: 'code', lang: lang ?? 'text', meta: title ? `title="${title}"` : null, value: code};
}

function tabParts(element: Element, scope: Scope): RootContent[] {
  const tabs = element.children.filter(
    (child): child is Element & RootContent => isElement(child) && child.name === 'TabItem',
  );
  const depth = Math.min(scope.depth + 1, 6) as Heading['depth'];
  return tabs.flatMap((tab) => {
    const label = attributeOf(tab, 'label') ?? '';
    const title = scope.title ? `${scope.title} (${label})` : label;
    return [heading(depth, title), ...blocks(tab.children as RootContent[], {...scope, title, depth})];
  });
}

/** A variant's heading reaches to the next heading: what follows the tabs and belongs to all of them has to say so. */
const endOfTabs = () => paragraph(strong('(All variants)'));

function admonition(node: Directive, scope: Scope): Blockquote {
  const [first, ...rest] = node.children;
  const isTitled = (first?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  const kind = capitalized(node.name);
  const label = isTitled && first && 'children' in first ? inlines(first.children as PhrasingContent[], scope) : [];
  return {
    type: 'blockquote',
    children: [
      paragraph(label.length ? strong(`${kind}: `, label) : strong(kind)),
      ...(blocks(isTitled ? rest : node.children, scope) as Blockquote['children']),
    ],
  };
}

function unknownElement(element: Element, scope: Scope): Error {
  return new Error(
    `${placeOf({path: scope.file}, element)}: no reading as Markdown for <${element.name ?? ''}>. Say how it reads in plugins/outputs/markdown/elements.ts.`,
  );
}

function inlines(nodes: PhrasingContent[], scope: Scope): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if ((node.type as string) === 'mdxTextExpression') return [];
    if (isElement(node)) {
      const reading = textElements[node.name ?? ''];
      if (!reading) throw unknownElement(node, scope);
      return reading(node, inlines(node.children as PhrasingContent[], scope));
    }
    // `:name` in prose isn't a directive here, as on the page.
    if (isDirective(node)) return words([`:${node.name}`, inlines(node.children as PhrasingContent[], scope)]);
    return 'children' in node
      ? [{...node, children: inlines(node.children as PhrasingContent[], scope)} as PhrasingContent]
      : [{...node}];
  });
}

/** In the words of its caption: a title, and what is to be seen. */
function diagram(element: Element): RootContent {
  const caption = element.children.at(-1) as Element;
  const title = toString(findNode(caption, (node) => isElement(node) && node.name === 'strong'));
  return paragraph(strong(`Diagram: ${title}.`), toString(caption).slice(title.length + 1));
}

function flowElement(element: Element, scope: Scope): RootContent[] {
  if (element.name === 'Tabs') return tabParts(element, scope);
  if (element.name === 'figure') return [diagram(element)];
  const reading = flowElements[element.name ?? ''];
  if (reading) return reading(element, blocks(element.children as RootContent[], scope));
  if (element.name && element.name in textElements) return [paragraph(...inlines([element as PhrasingContent], scope))];
  throw unknownElement(element, scope);
}

function block(node: RootContent, scope: Scope): RootContent[] {
  if (isElement(node)) return flowElement(node, scope);
  if (isDirective(node)) return [admonition(node, scope)];
  switch (node.type as string) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'code':
      return [plainCode(node as Code)];
    case 'heading':
    case 'paragraph':
      return inlineBlock(node as Parent & RootContent, scope);
    case 'table':
      return [plainTable(node as Table, scope)];
    default:
      return 'children' in node
        ? [{...node, children: blocks(node.children as RootContent[], scope)} as RootContent]
        : [{...node}];
  }
}

function inlineBlock(node: Parent & RootContent, scope: Scope): RootContent[] {
  const children = inlines(node.children as PhrasingContent[], scope);
  return children.some((child) => child.type !== 'text' || child.value.trim())
    ? [{...node, children} as RootContent]
    : [];
}

type Row = Table['children'][number];

const isOlder = (node: PhrasingContent): node is PhrasingContent & Element =>
  isNamed(node, 'Engine') && attributeOf(node, 'is') === 'older';

/** What the older engine does, in a column whose head names it once, if more than one cell has it. */
function withOlderColumns({children: rows}: Table): Row[] {
  const olderOf = (row: Row, column: number) => (row.children[column]?.children ?? []).filter(isOlder);
  const isSplit = (column: number) => rows.filter((row) => olderOf(row, column).length).length > 1;
  const split =
    (row: Row) =>
    (cell: Row['children'][number], column: number): Row['children'] => {
      if (!isSplit(column)) return [cell];
      const older = olderOf(row, column).flatMap(({children}) => children as PhrasingContent[]);
      const children = row === rows[0] ? words(['Older engine, ', cell.children]) : older;
      return [
        {...cell, children: cell.children.filter((node) => !isOlder(node))},
        {...cell, children},
      ];
    };
  return rows.map((row) => ({...row, children: row.children.flatMap(split(row))}));
}

/** A cell of a pipe table can't contain a line break, but it can contain `<br>`. */
function plainTable(table: Table, scope: Scope): Table {
  const rows = withOlderColumns(table).map((row) => ({
    ...row,
    data: {...row.data, entry: entryOfRow(row)},
    children: row.children.map((cell) => {
      const children = inlines(cell.children, scope);
      const holder = {type: 'paragraph' as const, children};
      visit(holder, 'break', (_, index, parent) => {
        if (parent && index !== undefined)
          (parent.children as PhrasingContent[])[index] = {type: 'html', value: '<br>'};
      });
      return {...cell, children: holder.children};
    }),
  }));
  return {...table, children: rows};
}

function blocks(nodes: RootContent[], scope: Scope): RootContent[] {
  const current = {...scope};
  const result: RootContent[] = [];
  nodes.forEach((node, index) => {
    if (node.type === 'heading') Object.assign(current, {title: toString(node), depth: node.depth});
    result.push(...block(node, current));
    const next = nodes[index + 1];
    if (isElement(node) && node.name === 'Tabs' && next && next.type !== 'heading') result.push(endOfTabs());
  });
  return result;
}

/**
 * Turns the tree of a page into plain Markdown nodes: what components and directives draw is said in words. All nodes are
 * new, so that their links may be changed.
 *
 * @param file only for messages
 * @param title of the page, which heads tabs above the first heading
 * @throws Error that names file, line and element when an element has no reading
 */
export function plainTree(tree: Root, file: string, title = ''): Root {
  return {type: 'root', children: blocks(tree.children, {file, title, depth: 1})};
}
