import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './section.module.css';

interface Props {
  id: string;
  title: string;
  /** One sentence next to the title. */
  text: string;
  children: ReactNode;
}

/** A section of the home page: a title, a sentence next to it, and what it's about. */
export function Section({id, title, text, children}: Props): ReactNode {
  return (
    <section className={clsx('wide', styles.section)} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
