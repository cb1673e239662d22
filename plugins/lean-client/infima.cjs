const postcss = require('postcss');

/** Blocks of Infima that the theme's and our components wear; a test of the site tier compares them with what is built. */
const BLOCKS =
  /^(?!container--fluid|navbar__(title|logo)|navbar--(dark|primary)|tabs--block|badge--secondary)(container|markdown|clean-btn|close|badge|breadcrumbs|menu|navbar|navbar-sidebar|pagination-nav|table-of-contents|tabs|thin-scrollbar)(__[\w-]+|--[\w-]+)?$/;

const isKept = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => BLOCKS.test(name));

/** Loader that leaves of Infima what the site may use; lean-sheet/ takes more out when it is known what it does. */
module.exports = function infima(source) {
  const root = postcss.parse(source);
  root.walkRules((rule) => {
    if (rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
};
