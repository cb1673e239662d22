import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = string | {type?: string; id?: string; link?: {type: string; id?: string} | null; items?: unknown};

function idsOf(item: Item): string[] {
  if (typeof item === 'string') return [item];
  const own = item.link?.type === 'doc' && item.link.id ? [item.link.id] : [];
  const children = Array.isArray(item.items) ? (item.items as Item[]).flatMap(idsOf) : [];
  return [...own, ...(item.type === 'doc' && item.id ? [item.id] : []), ...children];
}

/** Ids of all pages that the sidebars name, in order. */
export function sidebarDocIds(sidebars: SidebarsConfig): string[] {
  return Object.values(sidebars).flatMap((items) => (Array.isArray(items) ? (items as Item[]).flatMap(idsOf) : []));
}
