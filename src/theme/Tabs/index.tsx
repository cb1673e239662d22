// Wrap: what the original leaves out: Space, Home, End, and ids that tie tab and panel.
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {Children, type KeyboardEvent, type ReactNode, cloneElement, isValidElement, useId} from 'react';
import '@site/src/css/docs/tabs.css';

/** The attributes of the tab, from which TabItem takes those of the panel. */
function completed(child: ReactNode, id: string): ReactNode {
  if (!isValidElement<TabItemProps>(child)) return child;
  const {value} = child.props;
  return cloneElement(child, {attributes: {id: `${id}${value}-tab`, 'aria-controls': `${id}${value}`}});
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
  const {key, target} = event;
  if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
  const tabs = [...(target.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  if (key === ' ') target.click();
  else if (key === 'Home') tabs[0]?.focus();
  else if (key === 'End') tabs.at(-1)?.focus();
  else return;
  event.preventDefault();
}

export default function TabsWrapper(props: Props): ReactNode {
  const id = useId();
  const children = Children.map(props.children as ReactNode, (child) => completed(child, id));
  return (
    <div onKeyDown={onKeyDown}>
      <Tabs {...props}>{children as Props['children']}</Tabs>
    </div>
  );
}
