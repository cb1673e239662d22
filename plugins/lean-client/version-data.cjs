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

const UNPACK = `const unpack = (item) => {
  if (item.items) return {...item, items: item.items.map(unpack)};
  if (!Array.isArray(item)) return item;
  const [label, docId, href = '/docs/' + docId] = item;
  return {type: 'link', href, label, docId, unlisted: false};
};
`;

/**
 * Loader for what the docs plugin gives to every page about a version: titles and descriptions of all pages, of which
 * theme and site read only those below a category. The others keep their key, since a missing one is an error. Links of
 * the sidebars are packed.
 */
module.exports = function versionData(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return `export default ${source};`;
  const {docs, docsSidebars, ...version} = data.version;
  const listed = new Set(idsInCategories(Object.values(docsSidebars).flat(), false));
  const ids = Object.keys(docs);
  const kept = Object.fromEntries(ids.filter((id) => listed.has(id)).map((id) => [id, docs[id]]));
  const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(pack)]);
  return `${UNPACK}const docs = Object.fromEntries(${JSON.stringify(ids)}.map((id) => [id, {id}]));
const docsSidebars = Object.fromEntries(${JSON.stringify(sidebars)}.map(([name, items]) => [name, items.map(unpack)]));
export default {...${JSON.stringify({...data, version: undefined})}, version: {...${JSON.stringify(version)}, docsSidebars, docs: Object.assign(docs, ${JSON.stringify(kept)})}};`;
};
