import {showNotice} from './notice';

/**
 * A page whose style sheet failed is reloaded by the script of plugins/hosting/start-script; this speaks when that
 * didn't help.
 */
if (typeof window !== 'undefined') {
  // Scripts run when the sheet has come or failed; after this one comes the chance to reload.
  setTimeout(() => {
    // Set by the style sheet; a sheet that failed is an empty one, or one that may not be read.
    if (getComputedStyle(document.documentElement).getPropertyValue('--site-bg')) return;
    showNotice('The styles of this page didn’t load. You can still read it.');
  });
}
