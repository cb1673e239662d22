/** Shared with the inline script of plugins/hosting/start-script: one automatic reload per build, for any file. */
const KEY = 'site.reloaded-build';

/** The runtime names every chunk with its hash, so its own address changes with every build. */
const buildId = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src ?? 'development';

/**
 * Reloads the page, unless this build has been reloaded before in this tab: files that are really gone must not make a
 * loop. Where nothing can be remembered, and without a network, the page also stays: it's still readable.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === buildId()) return false;
    sessionStorage.setItem(KEY, buildId());
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
