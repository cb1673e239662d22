const {join} = require('node:path');
const {pagesFor} = require('./route-table.cjs');

const DOCS = 'docusaurus-plugin-content-docs';
const STORE = JSON.stringify(join(__dirname, 'client/documents.ts'));

/** Loader for what plugins tell every page: documents are listed when their pages get a route (client/pages.ts). */
module.exports = function globalData(source) {
  const data = JSON.parse(source);
  const version = data[DOCS]?.default.versions[0];
  if (!version) throw new Error('lean-client: the docs plugin gives no list of documents.');
  const pages = new Set(pagesFor(this, this.context).map(({path}) => path));
  const others = version.docs.filter(({path}) => !pages.has(path));
  version.docs = [];
  return `import {documents} from ${STORE};
const data = ${JSON.stringify(data)};
documents.push(...${JSON.stringify(others)});
data[${JSON.stringify(DOCS)}].default.versions[0].docs = documents;
export default data;`;
};
