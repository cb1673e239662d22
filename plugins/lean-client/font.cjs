const subsetFont = require('subset-font');

/** ASCII, and what the pages write beside it; tests/site/fonts.test.ts names a character that is missing. */
const ASCII = String.fromCharCode(...Array.from({length: 95}, (_, index) => index + 32));
const OTHERS = '\u00a0\u200b–—‘’“”…·•×→←↑↓©é°±−';

/** From regular to a little above --site-weight-bold: the fonts reach from 200 to 800. */
const WEIGHTS = {wght: {min: 400, max: 700}};

/** Loader that cuts a variable font to the characters and weights of the site: of 34 kB are left 13. */
module.exports = function font(source) {
  const done = this.async();
  subsetFont(source, ASCII + OTHERS, {targetFormat: 'woff2', variationAxes: WEIGHTS}).then(
    (cut) => done(null, cut),
    (error) => done(error),
  );
};
module.exports.raw = true;
module.exports.CHARACTERS = ASCII + OTHERS;
