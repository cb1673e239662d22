// Eject: a class of our own instead of Infima's alerts, and opens when the address points at something inside.
import {useLocation} from '@docusaurus/router';
import {Details} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {decode} from '@site/src/lib/decode';

export default function ThemedDetails(props: Props): ReactNode {
  const {hash, key} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  /** How often the address has opened it. It's the key of the element, because only a new element starts open. */
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    const target = document.getElementById(decode(hash.slice(1)));
    if (!target || !box.current?.contains(target)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the DOM knows whether it's closed
    if (target.closest('[data-collapsed=true]')) setOpenings(openings + 1);
    else requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, key, openings]);

  return (
    <div ref={box} className="details-box">
      <Details
        {...props}
        key={openings}
        open={openings > 0 || props.open}
        className={clsx('details', props.className)}
      />
    </div>
  );
}
