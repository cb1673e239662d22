import type {ReactNode} from 'react';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {useProduct} from '@site/src/hooks/use-product';
import {readBlock} from '@site/src/lib/code/block';
import {renderBlock} from '@site/src/lib/code/render-block';
import check from './check.module.css';
import styles from './outcome.module.css';

/** What has no value in the file, as commands that set it. */
export function ConfigCommands({names}: {names: readonly string[]}): ReactNode {
  const {slug} = useProduct();
  const commands = names.map((name) => `${slug} config set ${name}`).join('\n');
  return (
    <section className={check.step} aria-labelledby="check-config">
      <h3 id="check-config">Set these first</h3>
      <p className={styles.lead}>
        These variables have no value in the file. Each command asks for the value and stores it encrypted.
      </p>
      <CodeFrame language="shell" html={renderBlock(readBlock(commands, 'shell'))} />
    </section>
  );
}
