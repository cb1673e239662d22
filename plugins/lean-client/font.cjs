const subsetFont = require('subset-font');

/** ASCII, and what the pages write beside it; tests/site/fonts.test.ts names a character that is missing. */
const ASCII = String.fromCharCode(...Array.from({length: 95}, (_, index) => index + 32));
const OTHERS = '\u00a0\u200b–—‘’“”…·•×→←↑↓©é°±−';

/** From regular to a little above --site-weight-bold: the fonts reach from 200 to 800. */
const WEIGHTS = {wght: {min: 400, max: 700}};

/** Server and browser cut the same fonts, in one process. */
const known = new Map();

function cut(path, source) {
  if (!known.has(path)) {
    known.set(path, subsetFont(source, ASCII + OTHERS, {targetFormat: 'woff2', variationAxes: WEIGHTS}));
  }
  return known.get(path);
}

/** Loader that cuts a variable font to the characters and weights of the site: of 34 kB are left 13. */
module.exports = function font(source) {
  const done = this.async();
  cut(this.resourcePath, source).then((font) => done(null, font), done);
};
module.exports.raw = true;
module.exports.CHARACTERS = ASCII + OTHERS;
