// Wrap: a glyph before the labels of the provider group.
import Tabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Glyph, isProvider} from '@site/src/components/Glyph/Glyph';

function withGlyph(child: ReactNode): ReactNode {
  if (!isValidElement<TabItemProps>(child) || !isProvider(child.props.value)) return child;
  const {value, label} = child.props;
  return cloneElement(child as ReactElement<{label?: ReactNode; name?: string}>, {
    name: label ?? value,
    label: (
      <>
        <Glyph provider={value} />
        {label ?? value}
      </>
    ),
  });
}

export default function TabsWrapper(props: Props): ReactNode {
  if (props.groupId !== 'provider') return <Tabs {...props} />;
  return <Tabs {...props}>{Children.map(props.children as ReactNode, withGlyph) as Props['children']}</Tabs>;
}
