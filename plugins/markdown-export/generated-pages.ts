import type {ListItem, Root, RootContent} from 'mdast';
import {link, list, listItem, paragraph, text} from '../mdast/build';
import {absolute, markdownPath} from './addresses';
import {homeBody} from './home';
import {landingBody} from './landing';
import {HOME, LANDING, type Listed, type Outline} from './outline';
import {makeLinksPortable, withHead, writeMarkdown} from './to-markdown';

const titleLink = (page: Listed) => link(absolute(markdownPath(page.permalink)), text(page.title));

const entry = (page: Listed): ListItem => listItem(paragraph(titleLink(page), text(`: ${page.description}`)));

/** Pages that are no files of docs/, as Markdown, by address: home, the landing page of the docs, and category indexes. */
export function generatedPages({pages, categories}: Outline): Map<string, () => string> {
  const permalinks = new Set(pages.keys());
  const page = (listed: Listed, children: RootContent[]): string => {
    const tree: Root = {type: 'root', children};
    makeLinksPortable(tree, listed.permalink, permalinks);
    return withHead(listed, writeMarkdown(tree));
  };
  const indexes = categories.map((category) => {
    const make = () => page(category, [paragraph(text(category.description)), list(category.items.map(entry))]);
    return [category.permalink, make] as const;
  });
  return new Map([
    [HOME.permalink, () => page(HOME, homeBody())],
    [LANDING.permalink, () => page(LANDING, landingBody())],
    ...indexes,
  ]);
}
