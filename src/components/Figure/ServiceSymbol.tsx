import type {ReactNode} from 'react';
import styles from './figure-row.module.css';

/** What is in the cloud, on a grid of 24: filled outlines first, inner lines after them. */
const DRAWINGS = {
  image: {filled: 'm12 3 8.5 4.3L12 11.6 3.5 7.3z', lines: 'm3.5 12 8.5 4.3L20.5 12M3.5 16.5l8.5 4.3 8.5-4.3'},
  globe: {filled: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', lines: 'M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'},
  containers: {filled: 'M3 6h8v12H3zM13 6h8v12h-8z', lines: 'M5.5 9.5h3M15.5 9.5h3'},
  lock: {filled: 'M4 10h16v10H4z', lines: 'M8 10V7.5a4 4 0 0 1 8 0V10M12 14v2.5'},
  database: {
    filled: 'M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6c0-1.7-3.6-3-8-3S4 4.3 4 6z',
    lines: 'M4 6c0 1.7 3.6 3 8 3s8-1.3 8-3M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  },
  model: {filled: 'M5 5h14v14H5z', lines: 'M9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3M9.5 9.5h5v5h-5z'},
} as const;

export type SymbolName = keyof typeof DRAWINGS;

export function ServiceSymbol({name}: {name: SymbolName}): ReactNode {
  const {filled, lines} = DRAWINGS[name];
  return (
    <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true">
      <path d={filled} />
      <path d={lines} fill="none" />
    </svg>
  );
}
