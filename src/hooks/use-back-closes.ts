import {useHistory} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Over when the entry of the dialog before has been left: an entry that is added earlier would be left instead of it. */
let left = Promise.resolve();

const isDialog = (state: unknown): boolean => Boolean((state as {isDialog?: boolean} | null)?.isDialog);

/**
 * Gives an open dialog an entry of the history, so that Back closes it and stays on the page. The router, which would
 * scroll up, doesn't learn of the entry. A link in the dialog takes its place, so that Back leads from there to the page.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useHistory();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const {push} = router;
    const closed = new AbortController();
    const {signal} = closed;
    const enter = () => {
      if (signal.aborted) return;
      window.history.pushState({...(window.history.state as object | null), isDialog: true}, '');
      router.push = router.replace;
      const leave = (event: PopStateEvent) => {
        event.stopImmediatePropagation();
        latest.current();
      };
      window.addEventListener('popstate', leave, {capture: true, signal});
    };
    void left.then(enter);
    return () => {
      closed.abort();
      router.push = push;
      if (!isDialog(window.history.state)) return;
      left = new Promise((resolve) => {
        const stay = (event: PopStateEvent) => {
          event.stopImmediatePropagation();
          resolve();
        };
        window.addEventListener('popstate', stay, {capture: true, once: true});
      });
      window.history.back();
    };
  }, [isOpen, router]);
}
