// Eject: fences are blocks before they get here (plugins/highlight), so that all code left is inline.
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import type {ReactNode} from 'react';

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
