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

  /** Repeats the last press of a button, or of the keys of the search and what was typed then, from before the page could act. */
  const pressAgain = () => {
    const page = document.documentElement;
    let repeat;
    let typed;
    const press = ({target}) => {
      const button = target.closest('button');
      // Enter and Space press the search's button again while it has the focus.
      typed = button?.matches('[aria-keyshortcuts]') ? (typed ?? '') : undefined;
      repeat = button && (() => button.click());
    };
    // src/search/screen/use-shortcuts.ts decides what they do. Here the browser is only kept from using them itself.
    const pressKey = (event) => {
      const {key, ctrlKey, metaKey, shiftKey, altKey, target} = event;
      const hasModifier = ctrlKey || metaKey;
      const isToggle = hasModifier && !shiftKey && !altKey && key.toLowerCase() === 'k';
      if (typed !== undefined && !hasModifier && key.length === 1) typed += key;
      else if (typed && key === 'Backspace') typed = typed.slice(0, -1);
      else if (isToggle || (key === '/' && !hasModifier && !target.closest('input, select, textarea'))) {
        typed = '';
        repeat = () => dispatchEvent(new KeyboardEvent('keydown', event));
      } else return;
      event.preventDefault();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', pressKey, true);
    new MutationObserver((_changes, observer) => {
      if (page.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', pressKey, true);
      if (repeat) repeat();
      // The search has its field then.
      if (typed) setTimeout(() => document.execCommand('insertText', false, typed));
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
    // The theme's own script waits for the style sheet, and a frame may be painted between the two.
    if (localStorage.getItem('theme') === 'dark') dataset.theme = 'dark';
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
