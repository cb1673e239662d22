import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './anchor.module.css';

interface Props {
  id: string;
  /** Where what it names has moved to. */
  to?: string;
  children?: ReactNode;
}

/** A named place inside a table or paragraph that links to itself, so that its address can be copied, or onward. */
export function Anchor({id, to, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  if (children === undefined) return <span className={styles.anchor} id={id} />;
  if (to !== undefined)
    return (
      <Link id={id} to={to}>
        {children}
      </Link>
    );
  return (
    <a className={styles.anchor} id={id} href={`#${id}`}>
      {children}
    </a>
  );
}
