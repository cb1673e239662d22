import type {ReactNode} from 'react';
import {LinkRows} from '@site/src/components/LinkRows/LinkRows';
import {TASKS_SECTION} from '@site/src/home/words';
import {TASKS} from '@site/src/home/copy';
import {Section} from './Section';
import styles from './tasks.module.css';

/** Links for readers with a task in mind. */
export function Tasks(): ReactNode {
  return (
    <Section id="home-tasks" title={TASKS_SECTION.title} text={TASKS_SECTION.text}>
      <LinkRows entries={TASKS} className={styles.tasks} />
    </Section>
  );
}
