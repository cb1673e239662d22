import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {navbarItems} from '../../config/navbar';
import sidebars from '../../sidebars';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/** Of the first sidebar, and of pages without one. */
export const DEFAULT_SECTION = 'Overview';

/** Labels of the navigation bar, by sidebar. */
const SECTIONS = new Map(
  navbarItems.filter(({type}) => type === 'docSidebar').map((item) => [item['sidebarId'], item.label]),
);

function walk(item: SidebarItemConfig, trail: string[], found: Map<string, string[]>): void {
  if (typeof item === 'string') found.set(item, trail);
  else if (item.type === 'doc') found.set(String(item.id), trail);
  else if (item.type === 'category' && Array.isArray(item.items)) {
    const link = item.link as {type?: string; id?: string} | undefined;
    if (link?.type === 'doc' && link.id) found.set(link.id, trail);
    for (const child of item.items as SidebarItemConfig[]) walk(child, [...trail, String(item.label)], found);
  }
}

let known: Map<string, string[]> | undefined;

/** What's above each page in its sidebar, by doc id; pages without a sidebar aren't in it. */
export function breadcrumbs(): Map<string, string[]> {
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const item of items as SidebarItemConfig[]) walk(item, [SECTIONS.get(name) ?? DEFAULT_SECTION], found);
  }
  return (known = found);
}
