const {existsSync, readFileSync, readdirSync} = require('node:fs');
const {join} = require('node:path');

const IDENTITY = join('config', 'site.ts');
/** Data files may hold link tokens that the page itself does not name. */
const DATA = /src.data.(?!glossary)/;
const LINK = /\{(links\.\w+)\}/g;

/** What a page is made of: its files, and of the identity only what they name, unless other data come in. */
function ingredients({files, folders}, values) {
  // A file that was removed is missing here as well: what the page was made of is no longer the same.
  const texts = files
    .filter((file) => !file.endsWith(IDENTITY) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const names = folders.map((folder) => readdirSync(folder));
  const {Product, product, PRODUCT} = values;
  const used = files.some((file) => DATA.test(file))
    ? Object.values(values)
    : texts.flatMap((text) => Array.from(text.matchAll(LINK), ([, name]) => values[name]));
  return JSON.stringify([Product, product, PRODUCT, used, names, texts]);
}

/** Keeps what a page was compiled to. */
module.exports = function unchangedPage(code, map) {
  const {compiled, values} = this.getOptions();
  const sources = {files: this.getDependencies(), folders: this.getContextDependencies()};
  compiled.set(this.resourcePath, {code, map, ...sources, made: ingredients(sources, values())});
  this.callback(null, code, map);
};

/**
 * An edit of config/site.ts or of the settings touches each page that is open: those that show nothing of it are not
 * compiled again.
 */
module.exports.pitch = function unchangedPagePitch() {
  const {compiled, values} = this.getOptions();
  const page = compiled.get(this.resourcePath);
  if (!page || ingredients(page, values()) !== page.made) return;
  for (const file of page.files) this.addDependency(file);
  for (const folder of page.folders) this.addContextDependency(folder);
  this.callback(null, page.code, page.map);
};
