/** How often to ask whether a restarting preview is back, in milliseconds. */
const INTERVAL = 500;

/** Reloads once the server answers, which it does when the pages are compiled. */
async function reloadWhenBack(): Promise<void> {
  try {
    await fetch(window.location.href);
    window.location.reload();
  } catch {
    setTimeout(() => void reloadWhenBack(), INTERVAL);
  }
}

/**
 * In the preview only. Its own client asks after 1, 3, 7, 15, 31 and 63 seconds whether the server is back, and so shows a
 * change of config/ or plugins/ up to half a minute late.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('message', ({data, origin}: MessageEvent<{type?: string} | undefined>) => {
    if (origin === window.location.origin && data?.type === 'webpackClose') void reloadWhenBack();
  });
}
