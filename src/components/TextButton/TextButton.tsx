import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** A button inside a sentence, which looks like a link. */
export function TextButton({className, ...props}: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx('text-button', className)} {...props} />;
}
