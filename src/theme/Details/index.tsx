// Eject: a class of our own instead of Infima's alerts, opens when the address points at something inside, and hides nothing from the browser's own search and reader views.
import {useLocation} from '@docusaurus/router';
import {Details} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {decode} from '@site/src/lib/decode';

const targetOf = (hash: string): HTMLElement | null => document.getElementById(decode(hash.slice(1)));

/**
 * A closed element hides what it holds. The theme does it once more, and what is hidden so, reader views leave out. They take
 * text that is as long as the rest of a page for the page, so that stays hidden.
 */
function settle(details: HTMLDetailsElement, reopen: () => void): void {
  const content = details.lastElementChild as HTMLElement;
  const lengthOf = (element: Element | null) => element?.textContent.length ?? 0;
  if (!details.open && 2 * lengthOf(content) < lengthOf(details.closest('article')))
    content.style.removeProperty('display');
  if (!details.open || details.dataset['collapsed'] !== 'true' || window.matchMedia('print').matches) return;
  // Opened by the browser, for the address or because it has found something. While it grows, a target would move on.
  if (details.contains(targetOf(window.location.hash))) reopen();
  else details.querySelector('summary')?.click();
}

export default function ThemedDetails(props: Props): ReactNode {
  const {hash, key} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  /** How often the address has opened it. It's the key of the element, because only a new element starts open. */
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    const target = targetOf(hash);
    if (!target || !box.current?.contains(target)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the DOM knows whether it's closed
    if (target.closest('[data-collapsed=true]')) setOpenings(openings + 1);
    else requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, key, openings]);

  useEffect(() => {
    const details = box.current?.querySelector('details');
    if (!details) return undefined;
    const onToggle = () => settle(details, () => setOpenings(openings + 1));
    onToggle();
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  }, [openings]);

  return (
    <div ref={box} className="details-box text-box">
      <Details
        {...props}
        key={openings}
        open={openings > 0 || props.open}
        className={clsx('details', props.className)}
      />
    </div>
  );
}
