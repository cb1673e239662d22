import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifyInlineScripts} from './minify';

const read = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** Template of the built pages: that of Docusaurus 3.9.1, but for scripts, which start.js runs. */
export const PAGE = read('page.eta');

/**
 * Shows a new announcement to readers who dismissed the one before. The theme's own script looks at the dismissal only,
 * not at the id, and hides the new one until the next load.
 */
const announce = (id: string): string =>
  `try{if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id).replaceAll('<', '\\u003c')})document.documentElement.removeAttribute("data-announcement-bar-initially-dismissed")}catch(error){}`;

/** Inline scripts for what must happen before or without the bundle. plugins/hosting/known-scripts.ts names them. */
export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
  // Read by the threads that render pages; see minify.ts.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: process.env.NODE_ENV === 'production' ? [script(read('start.js'))] : [],
      preBodyTags: announcementBar ? [script(announce(announcementBar.id))] : [],
    }),
    // Before `hosting`, which takes hashes of them: a hook runs as far as its first wait before the next one starts.
    postBuild: async ({outDir}) => minifyInlineScripts(outDir),
  };
}
