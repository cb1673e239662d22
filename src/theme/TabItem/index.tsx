// Eject: the tab's name inside its panel, shown in print and without JavaScript, and the ids that tie the panel to its tab.
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Tabs writes the ids into the attributes of the tab. */
export default function TabItem({children, value, label, hidden, className, attributes}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      aria-labelledby={attributes?.['id'] as string}
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
