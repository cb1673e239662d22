import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Severity} from 'compose-check/types';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './severity.module.css';
import {SEVERITIES} from './words';

/** A severity, as a word and an icon. */
export function SeverityMark({severity}: {severity: Severity}): ReactNode {
  const {name, icon} = SEVERITIES[severity];
  return (
    <span className={clsx(styles.mark, styles[severity])}>
      <Icon name={icon} />
      <span>{name}</span>
    </span>
  );
}

/** Class that gives an element the colors of a severity. */
export const severityClass = (severity: Severity): string | undefined => styles[severity];
