import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

const PHONE = '(width <= 40rem)';

interface Props {
  children: ReactNode;
  /** Whether only the screens of phones don't show it. */
  onPhones?: boolean;
}

/**
 * What no first screen shows (plugins/rehype/staged-rendering). Of a page that the reader goes to, it's made when the
 * first screen has been painted: a phone takes longer for it than for all else. At once where a page opens further
 * down, which is at a heading or where the reader has been before, and where it comes as HTML.
 */
export function BelowFold({children, onPhones}: Props): ReactNode {
  const {action} = useHistory();
  const {hash} = useLocation();
  const isGoneTo = useIsBrowser() && action === 'PUSH' && !hash && (!onPhones || matchMedia(PHONE).matches);
  const [isWaiting, setIsWaiting] = useState(isGoneTo);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // The task behind a frame: by then it's painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsWaiting(false)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return isWaiting ? <div className="below-fold" /> : children;
}
