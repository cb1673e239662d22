// Eject: the tab's name inside its panel, shown in print and without JavaScript, the ids that tie the panel to its tab, find-in-page in closed tabs, and what is in them for reader views.
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useRef} from 'react';

/** The part of a panel that closes, which the page's own document doesn't have. */
function boxOf(panel: HTMLElement): HTMLElement {
  const root = panel.shadowRoot ?? panel.attachShadow({mode: 'open'});
  const box = (root.firstElementChild ?? root.appendChild(document.createElement('div'))) as HTMLElement;
  box.setAttribute('part', 'box');
  if (!box.firstChild) box.append(document.createElement('slot'));
  return box;
}

/**
 * Lets the browser's own search find what's in a closed tab, and opens the tab then. What is `hidden` in the document itself,
 * reader views and agents leave out: they read copies of it, and those have no shadows.
 */
function useFoundTab(panel: RefObject<HTMLElement | null>, isClosed: boolean, tab: string): void {
  useIsomorphicLayoutEffect(() => {
    const {current} = panel;
    if (!isClosed || !current || !('onbeforematch' in current)) return undefined;
    const box = boxOf(current);
    box.setAttribute('hidden', 'until-found');
    // Such an element is empty for screen readers, but there.
    box.setAttribute('aria-hidden', 'true');
    current.setAttribute('data-closed', 'findable');
    const select = () => document.getElementById(tab)?.click();
    box.addEventListener('beforematch', select);
    return () => {
      box.removeEventListener('beforematch', select);
      box.removeAttribute('hidden');
      box.removeAttribute('aria-hidden');
    };
  }, [panel, isClosed, tab]);
}

/** Tabs writes the ids into the attributes of the tab. */
export default function TabItem({children, value, label, hidden = false, className, attributes}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const tab = attributes?.['id'] as string;
  useFoundTab(panel, hidden, tab);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      aria-labelledby={tab}
      className={clsx('flow text-box', className)}
      data-closed={hidden ? '' : undefined}
    >
      <p className="tab-name">{label ?? value}</p>
      {children}
    </div>
  );
}
