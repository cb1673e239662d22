import {navbarItems} from '../../config/navbar';
import sidebars from '../../sidebars';
import type {SidebarItem} from './outline';

/** Of the first sidebar, and of pages without one. */
export const DEFAULT_SECTION = 'Overview';

/** Labels of the navigation bar, by sidebar. */
const SECTIONS = new Map(
  navbarItems.filter(({type}) => type === 'docSidebar').map((item) => [item['sidebarId'], item.label]),
);

type Trail = [id: string, above: string[]];

const trailsOf = (items: SidebarItem[], trail: string[]): Trail[] =>
  items.flatMap((item): Trail[] => {
    if (typeof item === 'string') return [[item, trail]];
    const own: Trail[] = item.link?.type === 'doc' ? [[item.link.id, trail]] : [];
    return [...own, ...trailsOf(item.items, [...trail, item.label])];
  });

let trails: Map<string, string[]> | undefined;

/** What's above each page in its sidebar, by doc id; pages without a sidebar aren't in it. */
export function breadcrumbs(): Map<string, string[]> {
  trails ??= new Map(
    Object.entries(sidebars).flatMap(([name, items]) =>
      trailsOf(items as SidebarItem[], [SECTIONS.get(name) ?? DEFAULT_SECTION]),
    ),
  );
  return trails;
}
