import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden/VisuallyHidden';
import {useOwnRelease} from '@site/src/hooks/use-own-release';
import {type MarkKind, meaningOf} from '@site/src/lib/own-release';
import styles from './release-mark.module.css';

interface Props {
  kind: MarkKind;
  release: string;
  /** The same in words: "since 3.6.0". */
  children: ReactNode;
}

/** Says that a fact isn't the same in all releases of the tool. Dims the row of what the reader's release lacks. */
export function ReleaseMark({kind, release, children}: Props): ReactNode {
  const [own] = useOwnRelease();
  const meaning = meaningOf(kind, release, own);
  const isMissing = Boolean(meaning?.startsWith('not'));
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The name of a thing is in the first cell; a mark in another is about a detail.
    const row = isMissing && kind !== 'changed' ? mark.current?.closest('td:first-child')?.closest('tr') : null;
    row?.classList.add('not-in-release');
    return () => row?.classList.remove('not-in-release');
  }, [isMissing, kind]);
  return (
    <span
      ref={mark}
      className={clsx(styles.mark, styles[kind], isMissing && styles.missing)}
      title={meaning ?? undefined}
      data-release-kind={kind}
      data-release={release}
    >
      {children}
      {meaning && <VisuallyHidden>{` (${meaning})`}</VisuallyHidden>}
    </span>
  );
}
