/**
 * Loader for what every docs page loads about all docs. The descriptions of those in a category with its own page move to
 * where that page reads them; nothing else of the list is shown anywhere.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function docsList(source) {
  const {version} = JSON.parse(source);
  const {docs, docsSidebars} = version;
  const describe = (item) =>
    item.docId && !item.description ? {...item, description: docs[item.docId]?.description} : item;
  const hasOwnPage = ({href}) => href !== undefined && /\/category\//.test(href);
  const visit = (item) => {
    if (!item.items) return item;
    const items = item.items.map(visit);
    return {...item, items: hasOwnPage(item) ? items.map(describe) : items};
  };
  for (const [name, items] of Object.entries(docsSidebars)) docsSidebars[name] = items.map(visit);
  return JSON.stringify({version: {...version, docs: {}}});
};
