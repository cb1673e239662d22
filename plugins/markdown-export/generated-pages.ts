import type {ListItem, Root, RootContent} from 'mdast';
import {site} from '../../config/site';
import {ACCESSIBILITY} from '../../src/data/accessibility';
import {heading, inlineCode, link, list, listItem, paragraph, text} from '../mdast/build';
import {absolute, markdownPath} from './addresses';
import {HOME, LANDING, type Listed, type Outline} from './outline';
import {withHead, writeMarkdown} from './to-markdown';

const titleLink = (page: Listed) => link(absolute(markdownPath(page.permalink)), text(page.title));

const entry = (page: Listed): ListItem => listItem(paragraph(titleLink(page), text(`: ${page.description}`)));

const page = (listed: Listed, children: RootContent[]): string =>
  withHead(listed, writeMarkdown({type: 'root', children} satisfies Root));

/** Pages that are no files of docs/, as Markdown, by address: home, the landing page of the docs, and category indexes. */
export function generatedPages({sections, categories}: Outline): Map<string, () => string> {
  const home = () =>
    page(HOME, [
      paragraph(text(`${site.tagline}.`)),
      paragraph(
        text('The command line tool is called '),
        inlineCode(site.slug),
        text(`. These pages describe version ${site.cliVersion}.`),
      ),
      ...sections.flatMap(({title, groups}) => {
        const first = groups[0]?.pages.filter(({permalink}) => permalink !== HOME.permalink) ?? [];
        return [heading(2, [text(title)]), list(first.map(entry))];
      }),
    ]);
  const landing = () =>
    page(LANDING, [
      paragraph(text(LANDING.description)),
      ...sections.flatMap(({title, groups}) => [
        heading(2, [text(title)]),
        ...groups.flatMap((group) => [
          ...(group.title ? [heading(3, [text(group.title)])] : []),
          ...(group.pages.length ? [list(group.pages.map((one) => listItem(paragraph(titleLink(one)))))] : []),
        ]),
      ]),
      heading(2, [text(ACCESSIBILITY.title)]),
      ...ACCESSIBILITY.paragraphs.map((words) => paragraph(text(words))),
    ]);
  const indexes = categories.map((category) => {
    const make = () => page(category, [paragraph(text(category.description)), list(category.items.map(entry))]);
    return [category.permalink, make] as const;
  });
  return new Map([[HOME.permalink, home], [LANDING.permalink, landing], ...indexes]);
}
