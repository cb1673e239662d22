// Wrap: the tab's name inside its panel, shown in print and where there's no script to choose a tab.
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TabItemWrapper({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props} className={clsx('flow', props.className)}>
      <p className="tab-name" aria-hidden="true">
        {props.label ?? props.value}
      </p>
      {children}
    </TabItem>
  );
}
