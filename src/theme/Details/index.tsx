// Eject: a class of our own instead of Infima's alerts, and opens when the address points at something inside.
import {useLocation} from '@docusaurus/router';
import {Details} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {decode} from '@site/src/components/decode/decode';

export default function ThemedDetails(props: Props): ReactNode {
  const {hash} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [isTarget, setIsTarget] = useState(false);

  useEffect(() => {
    const target = document.getElementById(decode(hash.slice(1)));
    if (!target || !box.current?.contains(target)) return;
    setIsTarget(true);
    // To open it is to render it anew, with another target inside.
    if (isTarget) requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, isTarget]);

  return (
    <div ref={box} className="details-box">
      <Details
        {...props}
        key={String(isTarget)}
        open={isTarget || props.open}
        className={clsx('details', props.className)}
      />
    </div>
  );
}
