const {readFileSync, readdirSync} = require('node:fs');
const {join, resolve} = require('node:path');
const postcss = require('postcss');

const SOURCES = resolve('src');
const TOKENS = join(SOURCES, 'css/tokens.css');
const USE = /var\((--site-[\w-]+)\)/g;

const inline = (value, constants) => value.replaceAll(USE, (use, name) => constants.get(name) ?? use);

const styleSheets = () =>
  readdirSync(SOURCES, {recursive: true})
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(SOURCES, file));

/** How often each token is declared: more than once where mode, medium or place change it. */
function countDeclarations(files) {
  const counts = new Map();
  for (const file of files) {
    for (const [, token] of readFileSync(file, 'utf8').matchAll(/^\s*(--site-[\w-]+):/gm))
      counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

const isOfRoot = ({selector, parent}) => selector === ':root' && parent.type === 'root';

/** Values of the tokens that are the same everywhere, and made of such alone. */
function readConstants(files) {
  const counts = countDeclarations(files);
  const constants = new Map();
  postcss.parse(readFileSync(TOKENS, 'utf8')).walkDecls(/^--site-/, ({prop, value, parent}) => {
    const resolved = inline(value, constants);
    if (counts.get(prop) === 1 && isOfRoot(parent) && !/var\(|light-dark\(/.test(resolved))
      constants.set(prop, resolved);
  });
  return constants;
}

/**
 * Plugin of PostCSS that writes the values of constant tokens where they are used, so that pages do not load their names.
 * The others stay, and so does all in the preview.
 */
module.exports = () => {
  const files = styleSheets();
  const constants = readConstants(files);
  return {
    postcssPlugin: 'constant-tokens',
    Once(root, {result}) {
      const parent = root.source.input.file;
      result.messages.push(...files.map((file) => ({type: 'dependency', plugin: 'constant-tokens', file, parent})));
      root.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) declaration.remove();
        else declaration.value = inline(declaration.value, constants);
      });
    },
  };
};
