const {readFileSync, readdirSync} = require('node:fs');
const {dirname, join} = require('node:path');
const postcss = require('postcss');

/** Blocks of Infima that the theme's and our components wear; a test of the site tier compares them with what is built. */
const BLOCKS =
  /^((container|row|col|markdown|clean-btn|close|alert|badge|breadcrumbs|footer|menu|navbar|navbar-sidebar|pagination-nav|table-of-contents|tabs|thin-scrollbar)(__[\w-]+|--[\w-]+)?|padding--none|(margin|padding)-(top|bottom|left)--(sm|md|lg))$/;

/** Styles that may use a variable of Infima. */
const FOLDERS = [
  join(__dirname, '../../src'),
  dirname(require.resolve('@docusaurus/theme-classic')),
  dirname(require.resolve('@docusaurus/theme-common')),
];

const isKept = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => BLOCKS.test(name));

function textsOf(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(css|tsx?|js)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Variables that nothing reads, and then those that only they read. */
function removeUnread(root, others) {
  const read = new Set(
    [...(root.toString() + others).matchAll(/(?<!^\s*)--ifm-[\w-]+(?!\s*:)/gm)].map(([name]) => name),
  );
  let isChanged = false;
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) removeUnread(root, others);
}

/** Loader that leaves of Infima what the site uses: of 12 kB compressed about half. */
module.exports = function infima(source) {
  const root = postcss.parse(source);
  root.walkRules((rule) => {
    if (rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  for (const folder of FOLDERS) this.addContextDependency(folder);
  removeUnread(root, FOLDERS.map(textsOf).join('\n'));
  root.walk((node) => {
    if (node.type === 'comment' || (node.nodes && !node.nodes.length)) node.remove();
  });
  return root.toString();
};
