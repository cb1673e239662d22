import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

const PHONE = '(width <= 40rem)';

interface Props {
  children: ReactNode;
  /** Whether it's below the fold only on phones. */
  onPhones?: boolean;
}

/**
 * What no first screen shows (plugins/rehype/staged-rendering). After a navigation it's rendered once the first screen
 * has been painted, because a phone takes longer for it than for everything else. It's rendered right away where a page
 * opens further down (at a heading, or where the reader was before), and where it comes as HTML.
 */
export function BelowFold({children, onPhones}: Props): ReactNode {
  const {action} = useHistory();
  const {hash} = useLocation();
  const isGoneTo = useIsBrowser() && action === 'PUSH' && !hash && (!onPhones || matchMedia(PHONE).matches);
  const [isWaiting, setIsWaiting] = useState(isGoneTo);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // The task after a frame: by then the first screen is painted.
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
