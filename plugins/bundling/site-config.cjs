/** What only a build reads. */
const OF_BUILDS = ['clientModules', 'headTags', 'markdown', 'pluginVersions', 'plugins', 'presets', 'ssrTemplate'];

/**
 * Loader for what every page loads about the site, its configuration and what it's made with: without what pages don't read.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function siteConfig(source) {
  const [, before, json, after] = /^([^]*?export default )?([^]*\})(;?\s*)$/.exec(source);
  const config = JSON.parse(json);
  for (const name of OF_BUILDS) delete config[name];
  delete config.future?.experimental_faster;
  return `${before ? 'export default ' : ''}${JSON.stringify(config)}${after}`;
};
