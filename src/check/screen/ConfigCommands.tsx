import type {ReactNode} from 'react';
import {Command} from '@site/src/components/Command/Command';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {useProduct} from '@site/src/hooks/use-product';
import check from './check.module.css';
import styles from './outcome.module.css';
import {useShown} from './use-shown';

/** What has no value in the file, as commands that set it. */
export function ConfigCommands({names}: {names: readonly string[]}): ReactNode {
  const {slug} = useProduct();
  const [shown, more] = useShown(names);
  const commandOf = (name: string) => `${slug} config set ${name}`;
  return (
    <section className={check.step} aria-labelledby="check-config">
      <div className={styles.head}>
        <h3 id="check-config">Set these first</h3>
        {names.length > 1 && <CopyButton text={names.map(commandOf).join('\n')} what="all commands" />}
      </div>
      <p className={styles.lead}>
        These variables have no value in the file. Each command asks for the value and stores it encrypted.
      </p>
      <div className={styles.commands}>
        {shown.map((name) => (
          <Command key={name} command={commandOf(name)} />
        ))}
      </div>
      {more}
    </section>
  );
}
