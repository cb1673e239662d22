const {join} = require('node:path');

/** Ids of the pages below a category: lists of a category's pages show their descriptions. */
function* idsInCategories(items, isInside) {
  for (const item of items) {
    if (item.type === 'category') yield* idsInCategories(item.items, true);
    else if (isInside && item.docId) yield item.docId;
  }
}

const hrefOf = (docId) => `/docs/${docId}`;

/** A link as label, id, and address where that does not follow from the id. */
function pack(item) {
  if (item.type === 'category') return {...item, items: item.items.map(pack)};
  const {type, href, label, docId, unlisted, ...others} = item;
  if (type !== 'link' || !docId || unlisted !== false || Object.keys(others).length) return item;
  return href === hrefOf(docId) ? [label, docId] : [label, docId, href];
}

const STORE = JSON.stringify(join(__dirname, 'client/sidebars.ts'));

/** One sidebar, with the descriptions that its lists show. */
function sidebarModule(name, {docs, docsSidebars}) {
  const items = docsSidebars[name];
  const listed = [...idsInCategories(items, false)].map((id) => [id, docs[id]]);
  const values = [name, items.map(pack), Object.fromEntries(listed)].map((value) => JSON.stringify(value));
  return `import {addSidebar} from ${STORE};\nexport default addSidebar(${values.join(', ')});`;
}

/**
 * Loader for what the docs plugin gives to every page about a version: the sidebars, and titles and descriptions of all
 * pages. In the browser a page loads its own sidebar, by `?sidebar=NAME`, as one of the chunks of its route.
 */
module.exports = function versionData(source) {
  const data = JSON.parse(source);
  const sidebar = new URLSearchParams(this.resourceQuery).get('sidebar');
  if (!data.version?.docs) return `export default ${source};`;
  if (sidebar) return sidebarModule(sidebar, data.version);
  const version = {...data.version, docs: undefined, docsSidebars: undefined};
  return `import {docs, sidebars} from ${STORE};
export default {...${JSON.stringify({...data, version: undefined})}, version: {...${JSON.stringify(version)}, docs, docsSidebars: sidebars}};`;
};
