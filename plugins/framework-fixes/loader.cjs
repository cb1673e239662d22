/** Puts `mended` where `broken` stands in a file of a package: `{broken, mended}` are the loader's options. */
module.exports = function mend(source) {
  const {broken, mended} = this.getOptions();
  if (!source.includes(broken))
    throw new Error(
      `plugins/framework-fixes: ${this.resourcePath} is of another release. Delete the fix in plugins/framework-fixes/index.ts if it is no longer needed, or write it anew.`,
    );
  return source.replace(broken, mended);
};
