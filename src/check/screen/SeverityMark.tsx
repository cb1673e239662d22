import type {ReactNode} from 'react';
import type {Severity} from 'compose-check/types';
import {SEVERITY_WORDS} from 'compose-check/words';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './findings.module.css';
import {SEVERITY_ICONS} from './texts';

/** A severity, as a word and an icon. */
export function SeverityMark({severity}: {severity: Severity}): ReactNode {
  return (
    <span className={`${styles.mark} ${severityClass(severity)}`}>
      <Icon name={SEVERITY_ICONS[severity]} />
      <span>{SEVERITY_WORDS[severity].name}</span>
    </span>
  );
}

export const severityClass = (severity: Severity): string => `tone-${SEVERITY_ICONS[severity]}`;
