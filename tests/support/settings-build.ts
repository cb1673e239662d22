/**
 * What the second build is made with: another name, every setting, and pages that use the theme wrongly. Its services
 * are never reached: tests answer.
 */
export const SETTINGS = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
  ALGOLIA_INDEX: 'test-index',
  ALGOLIA_SEARCH_KEY: 'test-search-key',
  ANALYTICS_WRITE_KEY: 'test-write-key',
  ANNOUNCEMENT_ID: 'release-2',
  ANNOUNCEMENT_TEXT: 'Release 2 is out.',
  WEBMCP_ORIGIN_TRIAL: 'trial-token',
  PRODUCT_NAME: 'Acme',
  PRODUCT_SLUG: 'acme',
};

/** Not in test-results, which Playwright empties. */
export const FOLDER = '.cache/settings-build';
export const ROOT = `${FOLDER}/build`;
