const PAUSE = 500;

async function reloadWhenBack(): Promise<void> {
  const response = await fetch(window.location.href).catch(() => null);
  if (response?.ok) window.location.reload();
  else setTimeout(() => void reloadWhenBack(), PAUSE);
}

/**
 * Loads a page again when the preview has started again. The server's own client asks up to minutes later, and then takes a page,
 * which is what the preview answers to every address, for the list of changes.
 */
if (typeof window !== 'undefined')
  window.addEventListener('message', ({data}: MessageEvent<{type?: string} | undefined>) => {
    if (data?.type === 'webpackClose') void reloadWhenBack();
  });
