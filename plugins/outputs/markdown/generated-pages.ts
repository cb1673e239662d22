import type {ListItem, Root, RootContent} from 'mdast';
import {link, list, listItem, paragraph} from '../../pages/mdast/build';
import {newestOf} from '../../pages/last-updated';
import {absolute, markdownPath} from './addresses';
import type {Listed, Outline} from '../../pages/outline';
import {makeLinksPortable, withHead, writeMarkdown} from './to-markdown';

const entry = ({permalink, title, description}: Listed): ListItem =>
  listItem(link(absolute(markdownPath(permalink)), title), `: ${description}`);

/** The indexes of categories, which have no file of their own, as Markdown, by address. */
export function generatedPages({pages, categories}: Outline): Map<string, () => string> {
  const permalinks = new Set(pages.keys());
  const page = (listed: Listed, sources: string[], children: RootContent[]): string => {
    const tree: Root = {type: 'root', children};
    makeLinksPortable(tree, listed.permalink, permalinks);
    return withHead({...listed, lastUpdated: newestOf(sources)}, writeMarkdown(tree));
  };
  const indexes = categories.map((category) => {
    // An index says what the pages below it say of themselves.
    const sources = category.items.flatMap(({file}) => file ?? []);
    const make = () => page(category, sources, [paragraph(category.description), list(category.items.map(entry))]);
    return [category.permalink, make] as const;
  });
  return new Map(indexes);
}
