// Eject: fences are blocks before they get here (plugins/highlight), so that all code left is inline.
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Browsers break lines after a hyphen: a flag that fits on a line of a phone stays whole, as does `us-east-1`. */
const HYPHENATED = /^(?=.*-)\S{1,26}$/;

export default function MDXCode({className, ...props}: Props): ReactNode {
  const {children} = props;
  const isWhole = typeof children === 'string' && HYPHENATED.test(children);
  return <CodeInline {...props} {...(isWhole ? {className: clsx(className, 'unbroken')} : {className})} />;
}
