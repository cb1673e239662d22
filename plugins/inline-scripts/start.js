{
  /**
   * Reloads a page once a build when its scripts or its style sheet did not load: nothing else of the site can, since it
   * is what is missing. The key is shared with src/resilience/reload-once.ts.
   */
  const recover = () => {
    if (window.docusaurus && getComputedStyle(document.documentElement).getPropertyValue('--site-bg')) return;
    try {
      const build = document.querySelector('script[src*="/runtime~main."]').src;
      if (!navigator.onLine || sessionStorage.getItem('site.reloaded-build') === build) return;
      sessionStorage.setItem('site.reloaded-build', build);
      location.reload();
    } catch {
      // Where nothing can be remembered, the page stays: it is readable.
    }
  };

  /** Runs the two scripts that load the others. All of the page are on their way (page.eta). */
  const start = () => {
    const scripts = [...document.querySelectorAll('link[as=script][href*="main."]')].map(({href}) =>
      Object.assign(document.createElement('script'), {src: href, async: false}),
    );
    Object.assign(scripts.at(-1), {onload: recover, onerror: recover});
    document.head.append(...scripts);
  };

  // The page is painted first: it is there to be read. A page in a tab behind others is not painted at all.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}
