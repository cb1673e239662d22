/** Ids of the pages below a category: lists of a category's pages show their descriptions. */
function* idsInCategories(items, isInside) {
  for (const item of items) {
    if (item.type === 'category') yield* idsInCategories(item.items, true);
    else if (isInside && item.docId) yield item.docId;
  }
}

/**
 * Loader for what the docs plugin gives to every page about a version: titles and descriptions of all pages, of which
 * theme and site read only those below a category. The others keep their key, since a missing one is an error.
 */
module.exports = function versionData(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  const {docs, docsSidebars} = data.version;
  const listed = new Set(idsInCategories(Object.values(docsSidebars).flat(), false));
  const kept = Object.keys(docs).map((id) => [id, listed.has(id) ? docs[id] : {id}]);
  return JSON.stringify({...data, version: {...data.version, docs: Object.fromEntries(kept)}});
};
