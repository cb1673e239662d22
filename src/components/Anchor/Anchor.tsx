import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './anchor.module.css';

interface Props {
  id: string;
  children: ReactNode;
}

/** A named place inside a table or paragraph that links to itself, so that its address can be copied. */
export function Anchor({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={styles.anchor} id={id} href={`#${id}`}>
      {children}
    </a>
  );
}
