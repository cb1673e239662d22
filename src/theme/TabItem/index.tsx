// Eject: the tab's name inside its panel, shown in print and without JavaScript, the ids that tie the panel to its tab, and find-in-page in closed tabs.
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useRef} from 'react';

/**
 * Lets the browser's own search find what's in a closed tab, and opens the tab then. By hand, because React 18 knows
 * `hidden` only as true or false, and no `onBeforeMatch`.
 */
function useFoundTab(panel: RefObject<HTMLElement | null>, isClosed: boolean, tab: string): void {
  useIsomorphicLayoutEffect(() => {
    const {current} = panel;
    if (!isClosed || !current || !('onbeforematch' in current)) return undefined;
    current.setAttribute('hidden', 'until-found');
    // Such an element is empty for screen readers, but there.
    current.setAttribute('aria-hidden', 'true');
    const select = () => document.getElementById(tab)?.click();
    current.addEventListener('beforematch', select);
    return () => {
      current.removeEventListener('beforematch', select);
      current.removeAttribute('aria-hidden');
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
      className={clsx('flow', className)}
      hidden={hidden}
    >
      <p className="tab-name" aria-hidden="true">
        {label ?? value}
      </p>
      {children}
    </div>
  );
}
