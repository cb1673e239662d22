import type {ReactNode} from 'react';
import styles from './block.module.css';

const CLASSES = {
  /** A title, a sentence below it, and what they're about. */
  section: styles.section,
  /** A list of groups, in columns. */
  columns: styles.columns,
  /** A list of links, which plugins/rehype/rehype-lists.ts names. */
  rows: undefined,
};

/** How a piece of Markdown is laid out on home and on the landing page. */
export function Block({kind, children}: {kind: keyof typeof CLASSES; children: ReactNode}): ReactNode {
  return <div className={CLASSES[kind]}>{children}</div>;
}
