import {slug} from 'github-slugger';
import sidebars from '../../sidebars';
import {docId, loadFrontMatter, pageFiles} from './page';
import {permalinkOf} from './permalink';

/** A page as lists name it. */
export interface Listed {
  title: string;
  description: string;
  permalink: string;
  /** Source of a page; indexes of categories are made from the sidebars. */
  file?: string;
}

interface Source extends Listed {
  file: string;
}

/** A run of pages below one heading; the first group of a section has none. */
export interface Group {
  title: string | null;
  pages: Listed[];
}

export interface Section {
  title: string;
  groups: Group[];
}

/** An index that Docusaurus makes for a category, and the pages it shows. */
export interface CategoryIndex extends Listed {
  items: Listed[];
}

export interface Outline {
  sections: Section[];
  /** Every page that has Markdown, by address. */
  pages: Map<string, Source | CategoryIndex>;
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

const categoryAddress = ({label, link}: Category): string | null =>
  link?.type === 'generated-index' ? `/docs${link.slug ?? `/category/${slug(label)}`}` : null;

/** Addresses of the indexes of categories, as far as the sidebars tell: no page is read. */
export const categoryAddresses = (items = Object.values(sidebars).flat() as SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const own = categoryAddress(item);
    return [...(own ? [own] : []), ...categoryAddresses(item.items)];
  });

function listDocs(): Map<string, Source> {
  return new Map(pageFiles().map((file) => [docId(file), listed(file)]));
}

/** Pages by section of the sidebars, then the ones without a sidebar. */
export function readOutline(): Outline {
  const docs = listDocs();
  const own = OWN_PAGES.map(listed);
  const categories: CategoryIndex[] = [];
  const placed = new Set<string>();
  const docOf = (id: string): Listed[] => {
    placed.add(id);
    const page = docs.get(id);
    return page ? [page] : [];
  };

  const indexOf = (category: Category): Listed[] => {
    const {link} = category;
    if (link?.type === 'doc') return docOf(link.id);
    const permalink = categoryAddress(category);
    if (link?.type !== 'generated-index' || !permalink) return [];
    const items = category.items.flatMap((item) => (typeof item === 'string' ? docOf(item) : indexOf(item)));
    const index = {
      title: link.title ?? category.label,
      description: link.description ?? '',
      permalink,
      items,
    };
    categories.push(index);
    return [index];
  };

  const groupsOf = (items: SidebarItem[], title: string | null): Group[] => {
    const groups: Group[] = [{title, pages: []}];
    for (const item of items) {
      if (typeof item === 'string') groups[0]?.pages.push(...docOf(item));
      else {
        const [first, ...rest] = groupsOf(item.items, item.label);
        groups.push({title: item.label, pages: [...indexOf(item), ...(first?.pages ?? [])]}, ...rest);
      }
    }
    return groups;
  };

  const sections = Object.entries(SECTIONS).map(([id, title]) => ({
    title,
    groups: groupsOf((sidebars[id] ?? []) as SidebarItem[], null),
  }));
  const others = [...docs].filter(([id]) => !placed.has(id)).map(([, page]) => page);
  sections.push({title: 'More', groups: [{title: null, pages: [...own, ...others]}]});
  const pages = new Map([...own, ...categories, ...docs.values()].map((page) => [page.permalink, page] as const));
  return {sections, pages};
}
