import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {useOwnRelease} from '@site/src/hooks/use-own-release';
import {useProduct} from '@site/src/hooks/use-product';
import {compareReleases} from 'compose-check/compare-releases';
import {type MarkKind, meaningOf} from '@site/src/lib/own-release';
import styles from './release-mark.module.css';

interface Props {
  kind: MarkKind;
  release: string;
  /** The same in words: " (since 3.6.0)". */
  children: ReactNode;
}

/** Says that a fact isn't the same in all releases of the tool. Dims the row of what the reader's release lacks. */
export function ReleaseMark({kind, release, children}: Props): ReactNode {
  const {cliVersion} = useProduct();
  const [own] = useOwnRelease();
  const meaning = meaningOf(kind, release, own);
  const isMissing = Boolean(meaning?.startsWith('not'));
  // A reader who chose nothing is treated as having the newest release. The words of the mark already say that it's gone.
  const isGone = isMissing || (kind === 'removed' && !own && compareReleases(release, cliVersion) <= 0);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The name of a thing is in the first cell; a mark in another is about a detail.
    const row = isGone && kind !== 'changed' ? mark.current?.closest('td:first-child')?.closest('tr') : null;
    row?.classList.add('not-in-release');
    return () => row?.classList.remove('not-in-release');
  }, [isGone, kind]);
  return (
    <span
      ref={mark}
      className={clsx(styles.mark, styles[kind], isMissing && styles.missing)}
      title={meaning ?? undefined}
      data-release-kind={kind}
      data-release={release}
    >
      {children}
      {meaning && <span className="visually-hidden">{` (${meaning})`}</span>}
    </span>
  );
}
