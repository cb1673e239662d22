/** Loader that puts one expression of Docusaurus in the place of another. Options: `from`, `to`. */
module.exports = function replace(source) {
  const {from, to} = this.getOptions();
  if (!source.includes(from))
    throw new Error(`lean-client: ${this.resourcePath} does not have "${from}", as Docusaurus 3.9.1 has.`);
  return source.replace(from, to);
};
