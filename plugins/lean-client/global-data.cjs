const DOCS = 'docusaurus-plugin-content-docs';

/** Loader for what plugins tell every page: the list of all documents in rows, from which objects are made again. */
module.exports = function globalData(source) {
  const data = JSON.parse(source);
  const version = data[DOCS]?.default.versions[0];
  if (!version) throw new Error('lean-client: the docs plugin gives no list of documents.');
  const prefix = `${version.path}/`;
  const rows = version.docs.map(({id, path, sidebar}) => {
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return rest === id ? [id, sidebar] : [id, sidebar, path];
  });
  version.docs = [];
  return `const data = ${JSON.stringify(data)};
data[${JSON.stringify(DOCS)}].default.versions[0].docs = ${JSON.stringify(rows)}.map(([id, sidebar, path]) => ({id, path: path ?? ${JSON.stringify(prefix)} + id, ...(sidebar && {sidebar})}));
export default data;`;
};
