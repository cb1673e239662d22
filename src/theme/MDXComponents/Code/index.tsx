// Eject: fences are blocks before they get here (plugins/highlight), so that all code left is inline.
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {atJoints} from './joints';

/** Browsers break lines after a hyphen: a flag that fits on a line of a phone stays whole, as does `us-east-1`. */
const HYPHENATED = /^(?=.*-)\S{1,26}$/;

/** A longer word breaks in a column of a table that is narrower than it, and nowhere else. */
const LONG_WORD = /^\S{15,}$/;

/** Other long words break between their parts, rather than anywhere. */
function joined(children: string): ReactNode {
  return atJoints(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The same inside of a command, where every second part is such a word. */
const HYPHENATED_WORDS = /(?<!\S)((?=\S*-)\S{1,26})(?!\S)/;

/** Of a command, each flag stays whole. */
const worded = (children: string): ReactNode =>
  children.split(HYPHENATED_WORDS).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part && <Fragment key={index}>{joined(part)}</Fragment>
    ),
  );

export default function MDXCode({className, children, ...props}: Props): ReactNode {
  const isWhole = typeof children === 'string' && HYPHENATED.test(children);
  const isLong = typeof children === 'string' && LONG_WORD.test(children);
  const classes = clsx(className, isWhole && 'unbroken', isLong && 'unbroken--long');
  return (
    <CodeInline {...props} {...(classes && {className: classes})}>
      {typeof children === 'string' && !isWhole ? worded(children) : children}
    </CodeInline>
  );
}
