/** The browser's own bars take the color of the page, and follow the switch. */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.body).backgroundColor;
  if (!meta.isConnected) document.head.append(meta);
}

if (typeof document !== 'undefined') {
  // With the next frame, which computes the styles anyway: here it would delay the start of the page.
  const followWithFrame = () => requestAnimationFrame(follow);
  followWithFrame();
  new MutationObserver(followWithFrame).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
