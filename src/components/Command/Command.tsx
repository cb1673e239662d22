import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import styles from './command.module.css';

interface Props {
  command: string;
  prompt?: '$' | '>';
}

/** One command in a frame, with a prompt that isn't copied. */
export function Command({command, prompt = '$'}: Props): ReactNode {
  const [program, ...rest] = command.split(' ');
  return (
    <div className={styles.command}>
      <span className={styles.prompt} aria-hidden="true" data-markdown-ignore="">
        {prompt}
      </span>
      <code className={styles.code}>
        <span className="token command">{program}</span> {rest.join(' ')}
      </code>
      <span className={styles.copy}>
        <CopyButton text={command} what={command} />
      </span>
    </div>
  );
}
