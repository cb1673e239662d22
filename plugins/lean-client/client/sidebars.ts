import type {PropSidebarItem, PropSidebarItemLink, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** A link as label, id of its page, and address where that does not follow from the id. */
type Packed = [label: string, docId: string, href?: string] | PropSidebarItem;

/** Sidebars that have been loaded: a page brings its own (../version-data.cjs). */
export const sidebars: PropVersionMetadata['docsSidebars'] = {};

/** Pages that they list, as far as a list of pages shows them. */
export const docs: PropVersionMetadata['docs'] = {};

function unpack(item: Packed): PropSidebarItem {
  if (!Array.isArray(item)) return item.type === 'category' ? {...item, items: item.items.map(unpack)} : item;
  const [label, docId, href = `/docs/${docId}`] = item;
  docs[docId] ??= {id: docId} as (typeof docs)[string];
  return {type: 'link', href, label, docId, unlisted: false} satisfies PropSidebarItemLink;
}

/** Adds a sidebar, with what its categories tell of their pages. */
export function addSidebar(name: string, items: readonly Packed[], listed: typeof docs): PropSidebarItem[] {
  Object.assign(docs, listed);
  return (sidebars[name] ??= items.map(unpack));
}
