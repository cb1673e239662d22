// Eject: a class of our own instead of Infima's alerts, and opens when the address points at something inside.
import {useLocation} from '@docusaurus/router';
import {Details} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

export default function ThemedDetails(props: Props): ReactNode {
  const {hash} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [isTarget, setIsTarget] = useState(false);

  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target || !box.current?.contains(target)) return;
    setIsTarget(true);
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash]);

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
