import {absolute} from './addresses';

/**
 * Everything is open. Content-Signal (contentsignals.org) says that the text may be searched, read into an answer, and
 * used for training.
 */
export const robots = (): string =>
  [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n');
