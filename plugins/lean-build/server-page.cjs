const {createHash} = require('node:crypto');
const {existsSync, mkdirSync, writeFileSync} = require('node:fs');
const {join} = require('node:path');

const BODY = '\nfunction _createMdxContent(';
const CONTENT = 'export default function MDXContent(';
const IMPORT = /^import (\w+|\{[^{}]*\}) from (["'][^"'\n]+["']);?/gm;
const METADATA = /^export \{default as metadata\} from (["'][^"'\n]+["']);?/m;
const CONSTANT = /^export const (\w+) =/gm;

/**
 * A compiled page as the body of a function of `require` and `exports`, and the modules that it asks for. Undefined when it
 * has what only the bundler understands: pictures, and other forms of import and export than those that MDX writes.
 */
function toCommonJs(source) {
  const start = source.indexOf(BODY);
  if (start < 0 || !source.includes(CONTENT) || source.includes('require(')) return undefined;
  const modules = new Set();
  const requireOf = (name) => {
    modules.add(name);
    return `require(${name})`;
  };
  const head = source
    .slice(0, start)
    .replace(IMPORT, (_, names, module) =>
      /^\w/.test(names)
        ? `const ${names} = ${requireOf(module)}.default;`
        : `const ${names.replaceAll(/ as /g, ': ')} = ${requireOf(module)};`,
    )
    .replace(METADATA, (_, module) => `exports.metadata = ${requireOf(module)};`)
    .replace(CONSTANT, 'const $1 = exports.$1 =');
  const body = source.slice(start).replace(CONTENT, 'exports.default = MDXContent;\nfunction MDXContent(');
  return /^(import|export)\b/m.test(head) ? undefined : {modules: [...modules], code: `'use strict';\n${head}${body}`};
}

/** What the bundler gets of a page: it reads the code when the page is rendered, and keeps it no longer. */
const standIn = (file, modules) => `
const modules = {${modules.map((name) => `${name}: require(${name})`).join(', ')}};
function load() {
  const page = {};
  const code = require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8');
  require('node:vm').compileFunction(code, ['require', 'exports'], {filename: ${JSON.stringify(file)}})((name) => modules[name], page);
  return page;
}
let {default: Content, ...rest} = load();
Object.assign(exports, rest);
exports.__esModule = true;
exports.default = (props) => {
  const Once = Content ?? load().default;
  Content = undefined;
  return Once(props);
};
`;

/**
 * Loader for compiled pages: leaves what the server renders of them to Node. The bundler would parse, keep and write it for
 * a single rendering; of a thousand pages that takes 300 MB and a seventh of the time. Options: `folder` of the code, and
 * `isServer`. The browser's page stays as it is, and depends on the code as well: Docusaurus compiles a page for both or
 * waits forever.
 */
module.exports = function serverPage(source, map) {
  const {folder, isServer} = this.getOptions();
  const page = toCommonJs(source);
  if (!page) return this.callback(null, source, map);
  const name = createHash('sha256').update(this.resourcePath).update(page.code).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.js`);
  mkdirSync(folder, {recursive: true});
  if (!existsSync(file)) writeFileSync(file, page.code);
  // Where it was deleted, the bundler comes back here, in spite of its own cache.
  this.addDependency(file);
  this.callback(null, isServer ? standIn(file, page.modules) : source, map);
};
