/** Loader: puts `to` wherever `from`, a text or a global pattern, stands in a file; see replace-text.ts. */
module.exports = function replaceText(source) {
  const {from, to, remedy} = this.getOptions();
  // As a function: `$` has a meaning in a text.
  const replaced = source.replaceAll(from, () => to);
  if (replaced === source) throw new Error(`${this.resourcePath} does not have "${from}": ${remedy}`);
  return replaced;
};
