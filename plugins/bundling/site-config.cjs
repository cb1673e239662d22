/** What only a build reads, wherever it is. */
const OF_BUILDS = new Set([
  'clientModules',
  'experimental_faster',
  'headTags',
  'markdown',
  'pluginVersions',
  'plugins',
  'presets',
  'ssrTemplate',
]);

/**
 * Loader for what every page loads about the site, its configuration and what it's made with: without what pages don't read.
 * The bundler loads this file directly, so it's plain JavaScript.
 */
module.exports = function siteConfig(source) {
  const [, before, json, after] = /^([^]*?export default )?([^]*\})(;?\s*)$/.exec(source);
  const config = JSON.parse(json, (name, value) => (OF_BUILDS.has(name) ? undefined : value));
  return `${before ? 'export default ' : ''}${JSON.stringify(config)}${after}`;
};
