import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Line drawings on a grid of 16. */
const PATHS = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  ask: 'M2.5 3h11v8h-6L4.5 13.5V11h-2zM5.5 7h5',
  caution: 'M8 2.2 14.3 13H1.7zM8 6.4v3M8 11v.2',
  check: 'm3 8.5 3.2 3.2L13 5',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
  copy: 'M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM10.5 3.5v-.3A1.2 1.2 0 0 0 9.3 2H3.2A1.2 1.2 0 0 0 2 3.2v6.1a1.2 1.2 0 0 0 1.2 1.2h.3',
  danger: 'M5.3 1.9h5.4l3.4 3.4v5.4l-3.4 3.4H5.3l-3.4-3.4V5.3zM8 4.9v3.7M8 10.7v.2',
  external: 'M5 11 11 5M6 5h5v5',
  file: 'M4 1.8h5l3.2 3.2v9.2H4zM9 1.8V5h3.2',
  info: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 7.3v3.6M8 5v.2',
  menu: 'M2 5h12M2 11h12',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8Z',
  note: 'M3.2 2.5h9.6v11H3.2zM5.6 6h4.8M5.6 9h3',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3 3',
  sun: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  tip: 'M5.8 10.4A4.2 4.2 0 1 1 10.2 10.4V12H5.8zM6.5 14h3',
  wrap: 'M2 4h12M2 8h9.5a2.2 2.2 0 0 1 0 4.4H8M9.8 10.6 8 12.4l1.8 1.8M2 12h3',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative drawing as tall as the text next to it, which carries the meaning. */
export function Icon({name, className}: {name: IconName; className?: string | undefined}): ReactNode {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
