{
  /**
   * Reloads a page once per build when its scripts or its style sheet didn't load: nothing else of the site can, since
   * it's what is missing. The key is shared with src/resilience/reload-once.ts.
   */
  const recover = () => {
    if (window.docusaurus && getComputedStyle(document.documentElement).getPropertyValue('--site-bg')) return;
    try {
      const build = document.querySelector('script[src*="/runtime~main."]').src;
      if (!navigator.onLine || sessionStorage.getItem('site.reloaded-build') === build) return;
      sessionStorage.setItem('site.reloaded-build', build);
      location.reload();
    } catch {
      // Where nothing can be remembered, the page stays: it's readable.
    }
  };

  /** Requests all scripts of the page in parallel (page.eta), and runs them; last the two that start the page. */
  const start = () => {
    const links = [...document.querySelectorAll('link[as=script]')];
    const isMain = ({href}) => /\/(runtime~)?main\.[^/]+$/.test(href);
    const scripts = [...links.filter((link) => !isMain(link)), ...links.filter(isMain)].map(({href}) =>
      Object.assign(document.createElement('script'), {src: href, async: false}),
    );
    Object.assign(scripts.at(-1), {onload: recover, onerror: recover});
    document.head.append(...scripts);
    // A link whose media doesn't match isn't fetched; not every browser sees that it has changed.
    for (const link of links) link.replaceWith(Object.assign(link.cloneNode(), {media: 'all'}));
  };

  /** Presses a button again that was pressed before the page could act on it. */
  const pressAgain = () => {
    const page = document.documentElement;
    let pressed;
    const press = ({target}) => (pressed = target.closest('button'));
    document.addEventListener('click', press, true);
    new MutationObserver((_changes, observer) => {
      if (page.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      document.removeEventListener('click', press, true);
      if (pressed) pressed.click();
    }).observe(page, {attributeFilter: ['data-has-hydrated']});
  };

  // The router decodes the path, and throws if that isn't UTF-8: `%` is then escaped, to be read literally.
  try {
    decodeURI(location.pathname);
  } catch {
    history.replaceState(history.state, '', location.pathname.replaceAll('%', '%25') + location.search + location.hash);
  }

  // What readers chose shows with the first paint. src/hooks/use-own-release.ts and src/components/EngineChoice follow the choice.
  try {
    const {dataset} = document.documentElement;
    const release = localStorage.getItem('docs.cli-release');
    if (release) dataset.olderRelease = '';
    dataset.engine = localStorage.getItem('docs.engine') ?? '';
  } catch {
    // Nothing is remembered.
  }

  pressAgain();

  // The page is painted first, because it's readable without scripts. In a background tab nothing is painted.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}
