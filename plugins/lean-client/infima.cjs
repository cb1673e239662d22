const {readFileSync, readdirSync} = require('node:fs');
const {dirname, join} = require('node:path');
const postcss = require('postcss');

/** Blocks of Infima that the theme's and our components wear; a test of the site tier compares them with what is built. */
const BLOCKS =
  /^(?!container--fluid|navbar__(title|logo)|navbar--(dark|primary)|tabs--block|alert--secondary|badge--secondary)(container|markdown|clean-btn|close|alert|badge|breadcrumbs|menu|navbar|navbar-sidebar|pagination-nav|table-of-contents|tabs|thin-scrollbar)(__[\w-]+|--[\w-]+)?$/;

/** Variables of Infima that have another value here. */
const OUR_VARIABLES = join(__dirname, '../../src/css/infima.css');

/** Styles and scripts that may name a class or a variable of Infima. */
const FOLDERS = [
  join(__dirname, '../../src'),
  dirname(require.resolve('@docusaurus/theme-classic')),
  dirname(require.resolve('@docusaurus/theme-common')),
];

/** Whether theme or site name every class of a selector, so that something can wear it. */
const isKept = (selector, names) =>
  [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => BLOCKS.test(name) && names.has(name));

function textsOf(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(css|tsx?|js)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Variables that our sheets set outside of every layer, which wins over what Infima says of them. */
function removeOverridden(root) {
  const ours = postcss.parse(readFileSync(OUR_VARIABLES, 'utf8'));
  const set = new Set();
  ours.each((rule) => rule.selectors?.includes(':root') && rule.walkDecls(/^--ifm-/, ({prop}) => void set.add(prop)));
  root.walkRules(/^(:root|html\[data-theme=[^\]]+\])$/, (rule) => {
    rule.walkDecls(/^--ifm-/, (declaration) => void (set.has(declaration.prop) && declaration.remove()));
  });
}

/** Puts the value of a variable where it is read, if it is a plain value that nobody sets a second time. */
function inlineConstants(root, others) {
  const definitions = new Map();
  root.walkDecls(/^--ifm-/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [declaration, second]] of definitions) {
    const {value, parent} = declaration;
    const isPlain = parent.selector === ':root' && !/var\(|inherit|initial/.test(value);
    if (second || !isPlain || others.includes(`${name}:`) || others.includes(`'${name}'`)) continue;
    root.walkDecls((reader) => {
      const inlined = reader.value.replaceAll(new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g'), value.trim());
      if (inlined !== reader.value) reader.value = inlined;
    });
  }
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

/** Loader that leaves of Infima what the site uses: of 12 kB compressed about a third. */
module.exports = function infima(source) {
  const root = postcss.parse(source);
  const others = FOLDERS.map(textsOf).join('\n');
  const names = new Set(others.match(/[\w-]+/g));
  root.walkRules((rule) => {
    if (rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => isKept(selector, names));
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  for (const folder of FOLDERS) this.addContextDependency(folder);
  removeOverridden(root);
  inlineConstants(root, others);
  removeUnread(root, others);
  root.walk((node) => {
    if (node.type === 'comment' || (node.nodes && !node.nodes.length)) node.remove();
  });
  return root.toString();
};
