/** Loader for what Docusaurus knows of its plugins: pages name the version of Docusaurus only. */
module.exports = function siteMetadata(source) {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
};
