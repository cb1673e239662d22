/** The browser's own bars take the color of the page, and follow the switch. */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--site-bg').trim();
  if (!meta.isConnected) document.head.append(meta);
}

if (typeof document !== 'undefined') {
  follow();
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
