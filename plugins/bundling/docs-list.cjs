/**
 * Loader for what every docs page loads about all docs. The descriptions of those in a category with its own page move to
 * where that page reads them; of the rest, only what a sidebar shows is left.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function docsList(source) {
  const {version} = JSON.parse(source);
  const {docs, docsSidebars} = version;

  const describe = (item) =>
    item.docId && !item.description ? {...item, description: docs[item.docId]?.description} : item;
  const hasOwnPage = ({href}) => href !== undefined && /\/category\//.test(href);

  function shown(item) {
    const {docId: _id, unlisted, items, ...rest} = item;
    const inside = items && (hasOwnPage(item) ? items.map(describe) : items).map(shown);
    return {...rest, ...(unlisted && {unlisted}), ...(inside && {items: inside})};
  }

  for (const [name, items] of Object.entries(docsSidebars)) docsSidebars[name] = items.map(shown);
  return JSON.stringify({version: {...version, docs: {}}});
};
