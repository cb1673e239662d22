const WEAK = /, require\.resolveWeak\("[^"]*"\)/g;

/** Loader for the generated registry of chunks: without the numbers of its modules, which make Rspack compile them all. */
module.exports = function registry(source) {
  const lighter = source.replace(WEAK, '');
  if (lighter === source) {
    throw new Error('preview: the generated registry is not in the form that Docusaurus 3.9.1 writes.');
  }
  return lighter;
};
