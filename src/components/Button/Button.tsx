import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A link that looks like a button. The space keeps its words apart from those of the next one. */
export function Button({to, isPrimary, children}: {to: string; isPrimary?: boolean; children: ReactNode}): ReactNode {
  return (
    <>
      <Link className={clsx('btn', isPrimary && 'btn--primary')} to={to}>
        {children}
      </Link>{' '}
    </>
  );
}
