import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {registry} from '../../../src/components/registry';
import {
  type Words,
  code,
  inlineCode,
  link,
  list,
  listItem,
  paragraph,
  strong,
  table,
  words,
} from '../../pages/mdast/build';
import {type Element, attributesOf} from '../../pages/mdast/element';
import {homeFigure} from '../home-figure';

/** How an element reads as Markdown; `children` are converted already. */
export type Reading<C> = (element: Element, children: C[]) => C[];

const names = (value: string, before = '') =>
  value
    .split(',')
    .filter(Boolean)
    .map((name) => `${before}${name}`)
    .join(', ');

/** `**Summary**` and the rest. The summary is a block, or the only element of a paragraph. */
function details(_: Element, children: RootContent[]): RootContent[] {
  const [summary, ...rest] = children;
  return summary ? [paragraph(strong(toString(summary))), ...rest] : [];
}

/** A message with its cause and its remedy, on one line as in other lists of entries. */
function message(_: Element, [head, ...rest]: RootContent[]): RootContent[] {
  const [name] = head?.type === 'heading' ? head.children : [];
  if (head?.type !== 'heading' || !name) return [];
  const item = listItem(head.children, ':', ...(rest as Paragraph[]).map(({children}) => [' ', children]));
  const id = String(head.data?.hProperties?.['id'] ?? '');
  return [{...item, data: {entry: {id, title: toString(name), isRemoved: false}}}];
}

/** All that plugins/remark/data-blocks/samples.ts writes. */
type SampleAttribute = 'name' | 'title' | 'href' | 'command' | 'languages' | 'managed' | 'needs' | 'oneClick';

function sample(element: Element, children: RootContent[]): RootContent[] {
  const attributes = attributesOf(element) as Record<SampleAttribute, string>;
  const {name, title, href, command, languages, managed, needs, oneClick} = attributes;
  const facts = [
    ['Languages', names(languages)],
    ['Services', names(managed, 'managed ')],
  ].filter(([, value]) => value);
  const description = children.map((child) => toString(child)).join(' ');
  const ending = [...facts.map(([fact, value]) => `${fact}: ${value}`), ...needs.split('\n')]
    .map((fact) => ` ${fact}.`)
    .join('');
  const says: Words = [`: ${description} Command: `, inlineCode(command), `.${ending}`];
  const item = listItem(link(href, title), says, oneClick && [' ', link(oneClick, 'One-click deploy'), '.']);
  return [{...item, data: {entry: {id: name, title, isRemoved: false}}}];
}

/** The home page's picture in words: the file, and a row for each line that turns into something. */
function homeFigureInWords(): RootContent[] {
  const {file, providers, rows} = homeFigure();
  let service = '';
  const lines = rows.flatMap(({key, service: begins, outcome}) => {
    if (begins) service = `${begins.name} (${begins.note})`;
    if (!outcome) return [];
    const cells = providers.map(({id}) => {
      const {name, address} = outcome.by[id] ?? {name: ''};
      return [name, address?.replace('https://', '') ?? outcome.detail].filter(Boolean).join(', ');
    });
    return [[service, inlineCode(key), ...cells]];
  });
  return [
    code('yaml', file, 'title="compose.yaml"'),
    table(['Service', 'Key', ...providers.map(({name}) => name)], lines),
  ];
}

function image(element: Element): PhrasingContent[] {
  const {src = '', alt = ''} = attributesOf(element);
  return [{type: 'image', url: src, alt}];
}

/** How the components of pages read, by the registry; the ones with their own reading are below. */
const fromRegistry = Object.entries(registry).filter(([, {markdown}]) => markdown !== 'own');

/** Elements that are blocks of their own. */
export const flowElements: Record<string, Reading<RootContent>> = {
  ...Object.fromEntries(
    fromRegistry.map(([name, {markdown}]): [string, Reading<RootContent>] => [
      name,
      (_, children) => (typeof markdown === 'object' ? [paragraph(markdown.says)] : children),
    ]),
  ),
  details,
  summary: (_, children) => [paragraph(children.map((child) => toString(child)).join(' '))],
  Sample: sample,
  section: message,
  div: (_, children) => [list(children as ListItem[])],
  HomeFigure: homeFigureInWords,
  SampleCatalog: (_, children) => [list(children as ListItem[])],
  img: (element) => [paragraph(image(element))],
};

/** Elements inside a line. */
export const textElements: Record<string, Reading<PhrasingContent>> = {
  ...Object.fromEntries(
    fromRegistry.map(([name]): [string, Reading<PhrasingContent>] => [name, (_, children) => children]),
  ),
  summary: (_, children) => children,
  Engine: (element, children) =>
    attributesOf(element).is === 'older' ? words([' (older engine: ', children, ')']) : children,
  Button: (element, children) => [link(attributesOf(element).to ?? '', children)],
  br: () => [{type: 'break'}],
  // The number is next to its bar.
  svg: () => [],
  path: () => [],
  img: image,
};
