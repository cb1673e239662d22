/** Settings of the build: the browser has no use for them, and the redirects alone are 8 kB. */
const OF_THE_BUILD =
  /^(plugins|presets|themes|clientModules|markdown|headTags|staticDirectories|on(Broken|Duplicate)\w+|experimental_faster)$/;

/** Loader for the generated configuration, which is an object in JSON behind `export default`. */
module.exports = function siteConfig(source) {
  const [, json] = /^export default (\{[\s\S]*\});?\s*$/m.exec(source) ?? [];
  if (!json)
    throw new Error('lean-client: the generated configuration is not in the form that Docusaurus 3.9.1 writes.');
  const config = JSON.parse(json, (key, value) => (OF_THE_BUILD.test(key) ? undefined : value));
  return `export default ${JSON.stringify(config)};`;
};
