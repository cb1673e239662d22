import {type ReactNode, useMemo} from 'react';
import {diffLines} from '@site/src/check/engine/diff-lines';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {renderBlock} from '@site/src/lib/code/render-block';
import styles from './outcome.module.css';

interface Props {
  name: string;
  before: string;
  after: string;
  onApply: (text: string) => void;
}

/** The file with every clear fix applied, as a diff. */
export function FixedFile({name, before, after, onApply}: Props): ReactNode {
  const html = useMemo(
    () => renderBlock({code: diffLines(before, after), language: 'diff', title: name, marked: new Set()}),
    [before, after, name],
  );
  return (
    <section className={styles.part} aria-labelledby="check-fixed">
      <div className={styles.partHead}>
        <h2 id="check-fixed">The fixed file</h2>
        <button type="button" className="btn btn--small" onClick={() => onApply(after)}>
          Use it
        </button>
      </div>
      <p className={styles.lead}>Only lines with one clear fix are changed. The rest is up to you.</p>
      <div className="code-block">
        <div className="code-block__bar">
          <span className={`code-block__title ${styles.fileName}`}>{name}</span>
          <div className="code-block__buttons">
            <CopyButton text={after} what="the fixed file" />
          </div>
        </div>
        <pre tabIndex={0} role="group" aria-label="Changes">
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </section>
  );
}
