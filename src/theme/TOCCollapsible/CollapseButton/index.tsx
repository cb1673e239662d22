// Wrap: says whether the list is open.
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} className={clsx('between', props.className)} aria-expanded={!props.collapsed} />;
}
