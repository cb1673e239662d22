// Wrap: a glyph before the labels of the provider group, and the keys that the original leaves out: Space, Home and End.
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {Children, type KeyboardEvent, type ReactElement, type ReactNode, cloneElement, isValidElement} from 'react';
import '@site/src/css/docs/tabs.css';
import {Glyph, isProvider} from '@site/src/components/Glyph/Glyph';

function withGlyph(child: ReactNode): ReactNode {
  if (!isValidElement<TabItemProps>(child) || !isProvider(child.props.value)) return child;
  const {value, label} = child.props;
  return cloneElement(child as ReactElement<{label?: ReactNode}>, {
    label: (
      <>
        <Glyph provider={value} />
        {label ?? value}
      </>
    ),
  });
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
  const children = props.groupId === 'provider' ? Children.map(props.children as ReactNode, withGlyph) : props.children;
  return (
    <div onKeyDown={onKeyDown}>
      <Tabs {...props}>{children as Props['children']}</Tabs>
    </div>
  );
}
