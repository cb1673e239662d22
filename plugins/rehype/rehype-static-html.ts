import type {Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Parents, Properties, Root, RootContent, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, hastToReact, html, svg} from 'property-information';
import {isElement as isJsx} from '../pages/mdast/element';

/**
 * Elements that a component draws or reads (src/theme/MDXComponents), and those that react to readers. A component draws
 * `ul`, `li` and `code` too, but it only matters to items with an id or a checkbox.
 */
export const ALIVE: ReadonlySet<string> = new Set(
  ['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'table', 'pre', 'details', 'summary', 'mdxAdmonitionTitle'].concat(
    ['button', 'dialog', 'form', 'iframe', 'input', 'label', 'script', 'select', 'style', 'textarea'],
    ['admonition', 'audio', 'mermaid', 'video'],
  ),
);

/** Elements next to which white space doesn't show. */
const BLOCKS = new Set(
  ['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'div', 'details', 'summary', 'figure'].concat([
    'figcaption',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ]),
);

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const isText = (node: RootContent): node is Text => node.type === 'text';

/** Names of components have an upper-case letter or a dot, and a custom element has a script. */
const isPlainName = (name: string): boolean => /^[a-z]\w*$/.test(name) && !ALIVE.has(name);

/** Attributes written in JSX; undefined if one is an expression, or a style, which React wants as an object. */
function propertiesOf({attributes}: Jsx): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value))
      return undefined;
    properties[find(svg, attribute.name).property] = attribute.value ?? true;
  }
  return properties;
}

/** What an expression in braces shows: text, or nothing for a comment. Undefined for code. */
function expressionOf(program: Program | null | undefined): Text[] | undefined {
  const [statement] = program?.body ?? [];
  if (!statement) return [];
  const value =
    statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal' && statement.expression.value;
  return typeof value === 'string' ? [{type: 'text', value}] : undefined;
}

function allPlain(nodes: readonly RootContent[]): ElementContent[] | undefined {
  const plain: ElementContent[] = [];
  for (const node of nodes) {
    const part = plainOf(node);
    if (!part) return undefined;
    plain.push(...part);
  }
  return plain;
}

/** A node without JSX; undefined if anything in it's alive. */
function plainOf(node: RootContent): ElementContent[] | undefined {
  if (isText(node)) return [node];
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return expressionOf(node.data?.estree);
  const isMarkup = node.type === 'element';
  if (!isMarkup && !isJsx(node)) return undefined;
  const tagName = isMarkup ? node.tagName : node.name;
  const properties = isMarkup ? node.properties : propertiesOf(node as Jsx);
  if (!tagName || !isPlainName(tagName) || !properties) return undefined;
  // Docusaurus collects the ids of items while it renders them, for its check of links.
  if (properties['style'] || (tagName === 'li' && properties['id'])) return undefined;
  const children = allPlain(node.children);
  return children && [{type: 'element', tagName, properties, children}];
}

function attribute(name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function attributesOf({tagName, properties}: Element): MdxJsxAttribute[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (value === false || value === null || value === undefined) return [];
    const {space, property, attribute: written, commaSeparated} = find(tagName === 'svg' ? svg : html, key);
    const name = space ? (hastToReact[property] ?? property) : written;
    return attribute(name, value === true ? null : [value].flat().join(commaSeparated ? ', ' : ' '));
  });
}

const htmlOf = ({tagName, children}: Element): MdxJsxAttribute => {
  const __html = toHtml(children, {space: tagName === 'svg' ? 'svg' : 'html'});
  const body: Program['body'] = [{type: 'ExpressionStatement', expression: valueToEstree({__html})}];
  const data = {estree: {type: 'Program', sourceType: 'module', body} as const};
  return attribute('dangerouslySetInnerHTML', {type: 'mdxJsxAttributeValueExpression', value: '', data});
};

/** One element for React, whatever is in it. What's marked as JSX of the page isn't drawn by a component. */
function staticElement(element: Element): MdxJsxFlowElementHast {
  const {tagName, children} = element;
  const isOnlyText = children.every(isText);
  const attributes = attributesOf(element);
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: isOnlyText ? attributes : [...attributes, htmlOf(element)],
    children: isOnlyText ? children : [],
    data: {_mdxExplicitJsx: true},
  };
}

const isBlock = (node: RootContent | undefined): boolean => node?.type === 'element' && BLOCKS.has(node.tagName);

function makeStatic(parent: Parents | Jsx): void {
  const {children} = parent as {children: RootContent[]};
  parent.children = children.flatMap((node, index): RootContent[] => {
    if (isText(node)) {
      const isNextToBlock = isBlock(children[index - 1]) || isBlock(children[index + 1]);
      return isNextToBlock && !node.value.trim() ? [] : [node];
    }
    const plain = plainOf(node)?.map((one) => (one.type === 'element' ? staticElement(one) : one));
    if (!plain && 'children' in node) makeStatic(node);
    return plain ?? [node];
  }) as typeof parent.children;
}

/**
 * Makes one element with a string of HTML of each largest piece of a page in which nothing is alive, since React walks
 * through every element of a page before the page can be used. White space between blocks goes: each is a step of that
 * walk, too.
 */
export function rehypeStaticHtml() {
  return (tree: Root): void => makeStatic(tree);
}
