import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItem} from '../../plugins/pages/outline';

const idsOf = (item: SidebarItem): string[] =>
  typeof item === 'string'
    ? [item]
    : [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];

/** Ids of all pages that the sidebars name, in order. */
export const sidebarDocIds = (sidebars: SidebarsConfig): string[] =>
  Object.values(sidebars).flatMap((items) => (items as SidebarItem[]).flatMap(idsOf));
