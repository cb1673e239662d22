import {slug} from 'github-slugger';
import sidebars from '../../sidebars';
import {docId, loadFrontMatter, pageFiles} from './page';
import {permalinkOf} from './permalink';

interface Described {
  title: string;
  description: string;
  permalink: string;
}

interface Source extends Described {
  file: string;
}

/** An index that Docusaurus makes for a category, and the pages it shows. */
export interface CategoryIndex extends Described {
  items: Listed[];
}

/** A page as lists name it. */
export type Listed = Source | CategoryIndex;

/** A run of pages below one heading; the first group of a section has none. */
export interface Group {
  title: string | null;
  pages: Listed[];
}

export interface Section {
  title: string;
  groups: Group[];
}

export interface Outline {
  sections: Section[];
  /** Every page that has Markdown, by address. */
  pages: Map<string, Listed>;
}

type CategoryLink =
  | {type: 'doc'; id: string}
  | {type: 'generated-index'; title?: string; slug?: string; description?: string};

interface Category {
  type: 'category';
  label: string;
  link?: CategoryLink;
  items: SidebarItem[];
}

export type SidebarItem = string | Category;

const SECTIONS = {
  main: 'Overview',
  tutorials: 'Tutorials',
  concepts: 'Concepts',
  providers: 'Providers',
  cli: 'CLI reference',
};

/** Home and the landing page of the docs. */
const OWN_PAGES = ['src/pages/index.mdx', 'src/pages/docs.mdx'];

function listed(file: string): Source {
  const frontMatter = loadFrontMatter(file);
  const {title, description} = frontMatter;
  return {title, description, permalink: permalinkOf(file, frontMatter), file};
}

/** A page or a category of a sidebar, and the labels of the categories that it's in. */
interface Entry {
  item: SidebarItem;
  /** The page, if it's one, or the page of the category. */
  id: string | undefined;
  above: string[];
}

/** All of a sidebar, from top to bottom. */
export const entriesOf = (items: SidebarItem[], above: string[] = []): Entry[] =>
  items.flatMap((item): Entry[] => {
    if (typeof item === 'string') return [{item, id: item, above}];
    const id = item.link?.type === 'doc' ? item.link.id : undefined;
    return [{item, id, above}, ...entriesOf(item.items, [...above, item.label])];
  });

const categoryAddress = ({label, link}: Category): string | null =>
  link?.type === 'generated-index' ? `/docs${link.slug ?? `/category/${slug(label)}`}` : null;

/** Addresses of the indexes of categories, as far as the sidebars tell: no page is read. */
export const categoryAddresses = (): string[] =>
  entriesOf(Object.values(sidebars).flat() as SidebarItem[]).flatMap(
    ({item}) => (typeof item !== 'string' && categoryAddress(item)) || [],
  );

/** Pages by section of the sidebars, then the ones without a sidebar. */
export function readOutline(): Outline {
  const docs = new Map(pageFiles().map((file) => [docId(file), listed(file)]));
  const own = OWN_PAGES.map(listed);

  const pageOf = (item: SidebarItem): Listed[] => {
    if (typeof item === 'string') return docs.has(item) ? [docs.get(item)!] : [];
    const {label, link} = item;
    if (link?.type === 'doc') return pageOf(link.id);
    const permalink = categoryAddress(item);
    if (!link || !permalink) return [];
    const {title = label, description = ''} = link;
    return [{title, description, permalink, items: item.items.flatMap(pageOf)}];
  };

  const groupsOf = (items: SidebarItem[]): Group[] => {
    const groups = new Map<string, Group>([['', {title: null, pages: []}]]);
    for (const {item, above} of entriesOf(items)) {
      const labels = typeof item === 'string' ? above : [...above, item.label];
      const group = groups.get(labels.join('\0')) ?? {title: labels.at(-1)!, pages: []};
      group.pages.push(...pageOf(item));
      groups.set(labels.join('\0'), group);
    }
    return [...groups.values()];
  };

  const sections = Object.entries(SECTIONS).map(([id, title]) => ({
    title,
    groups: groupsOf((sidebars[id] ?? []) as SidebarItem[]),
  }));
  const placed = sections.flatMap(({groups}) => groups.flatMap(({pages}) => pages));
  const others = [...docs.values()].filter((page) => !placed.includes(page));
  sections.push({title: 'More', groups: [{title: null, pages: [...own, ...others]}]});
  const indexes = placed.filter((page) => 'items' in page);
  const pages = new Map([...own, ...indexes, ...docs.values()].map((page) => [page.permalink, page] as const));
  return {sections, pages};
}
