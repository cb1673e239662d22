import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {inlineCode, link, list, listItem, paragraph, strong, text} from '../../pages/mdast/build';
import {type Element, attributesOf} from '../../pages/mdast/element';

/** How an element reads as Markdown. `children` are converted already; `title` is the heading above the element. */
export type Reading<C> = (element: Element, children: C[], title: string) => C[];

const names = (value: string) => value.split(',').filter(Boolean).join(', ');

/** `**Summary**` and the rest. The summary is a block, or the only element of a paragraph. */
function details(_: Element, children: RootContent[]): RootContent[] {
  const [summary, ...rest] = children;
  return summary ? [paragraph(strong(text(toString(summary)))), ...rest] : [];
}

function sample(element: Element, children: RootContent[]): RootContent[] {
  const {title = '', href = '', command = '', languages = '', managed = '', configs = ''} = attributesOf(element);
  const facts = [
    ['Languages', names(languages)],
    [
      'Services',
      managed
        .split(',')
        .filter(Boolean)
        .map((name) => `managed ${name}`)
        .join(', '),
    ],
    ['Set first', names(configs)],
  ].filter(([, value]) => value);
  const description = children.map((child) => toString(child)).join(' ');
  const ending = facts.map(([name, value]) => ` ${name}: ${value}.`).join('');
  return [
    listItem(
      paragraph(link(href, text(title)), text(`: ${description} Command: `), inlineCode(command), text(`.${ending}`)),
    ),
  ] as RootContent[];
}

function image(element: Element): PhrasingContent[] {
  const {src = '', alt = ''} = attributesOf(element);
  return [{type: 'image', url: src, alt}];
}

/** Elements that stand on lines of their own. */
export const flowElements: Record<string, Reading<RootContent>> = {
  Steps: (_, children) => children,
  details,
  summary: (_, children) => [paragraph(text(children.map((child) => toString(child)).join(' ')))],
  Sample: sample,
  SampleCatalog: (_, children) => [list(children as unknown as ReturnType<typeof listItem>[])],
  BadgeGenerator: () => [
    paragraph(
      text('On the page, a form here makes the Markdown of the badge from the address of a GitHub repository.'),
    ),
  ],
  Ask: () => [paragraph(text('On the page, a box here takes the question.'))],
  Anchor: (_, children) => children,
  div: (_, children) => children,
  img: (element) => [paragraph(...image(element))],
};

/** Elements inside a line. */
export const textElements: Record<string, Reading<PhrasingContent>> = {
  Anchor: (_, children) => children,
  Support: (_, children) => children,
  Term: (_, children) => children,
  summary: (_, children) => children,
  kbd: (_, children) => children,
  span: (_, children) => children,
  br: () => [{type: 'break'}],
  img: image,
};
