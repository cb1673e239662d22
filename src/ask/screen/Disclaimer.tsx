import type {ReactNode} from 'react';
import styles from './ask.module.css';

/** Stands under what a model wrote, and under nothing else. */
export function Disclaimer(): ReactNode {
  return <p className={styles.hint}>Answers are generated with AI which can make mistakes. Verify responses.</p>;
}
