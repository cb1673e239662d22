import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Reloads a page once a build when its scripts or its style sheet did not load: nothing else of the site can, since it is
 * what is missing. The key is shared with src/resilience/reload-once.ts.
 */
const RECOVER = `addEventListener("load",function(){
  if(window.docusaurus&&getComputedStyle(document.documentElement).getPropertyValue("--site-bg"))return;
  try{
    var build=document.querySelector('script[src*="/runtime~main."]').src;
    if(!navigator.onLine||sessionStorage.getItem("site.reloaded-build")===build)return;
    sessionStorage.setItem("site.reloaded-build",build);
    location.reload();
  }catch(error){}
})`;

/**
 * Shows a new announcement to readers who dismissed the one before. The theme's own script looks at the dismissal only,
 * not at the id, and hides the new one until the next load.
 */
const announce = (id: string): string =>
  `try{if(localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id).replaceAll('<', '\\u003c')})document.documentElement.removeAttribute("data-announcement-bar-initially-dismissed")}catch(error){}`;

/** Inline scripts for what must happen before or without the bundle. plugins/hosting/known-scripts.ts names them. */
export default function recovery({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
  return {
    name: 'recovery',
    injectHtmlTags: () => ({
      headTags: process.env.NODE_ENV === 'production' ? [script(RECOVER)] : [],
      preBodyTags: announcementBar ? [script(announce(announcementBar.id))] : [],
    }),
  };
}
