import type {ReactNode} from 'react';
import {Ledger} from '@site/src/components/Ledger/Ledger';
import {TASKS_SECTION} from '@site/src/data/front-words';
import {TASKS} from '@site/src/data/home';
import {Section} from './Section';
import styles from './tasks.module.css';

/** Ways in for readers who come with something to do. */
export function Tasks(): ReactNode {
  return (
    <Section id="home-tasks" title={TASKS_SECTION.title} text={TASKS_SECTION.text}>
      <Ledger entries={TASKS} className={styles.tasks} />
    </Section>
  );
}
