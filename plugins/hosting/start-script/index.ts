import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

const read = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** Template of the built pages: that of Docusaurus 3.9.1, but for scripts, which start.js runs, and null characters. */
export const PAGE = read('page.eta');

const minify = (source: string): string =>
  rspack.experiments.swc.minifySync(source, {compress: true, mangle: true, module: false}).code;

/**
 * Shows a new announcement to readers who dismissed the one before. The theme's own script looks at the dismissal only,
 * not at the id, and hides the new one until the next load.
 */
const announce = (id: string): string =>
  `try{if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id).replaceAll('<', '\\u003c')})document.documentElement.removeAttribute("data-announcement-bar-initially-dismissed")}catch(error){}`;

/** Inline scripts for what must happen before or without the bundle. plugins/hosting/inline-code.ts names them. */
export default function startScript({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
  return {
    name: 'start-script',
    injectHtmlTags: () => ({
      headTags: process.env.NODE_ENV === 'production' ? [script(minify(read('start.js')))] : [],
      preBodyTags: announcementBar ? [script(announce(announcementBar.id))] : [],
    }),
  };
}
