const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** When the facts of a page were last compared with their sources, and which these were. */
export interface Checked {
  /** `2026-01-31` */
  date: string;
  release: string;
  /** Commit of the public deploy engine, and its day. */
  engine: string;
  engineDate: string;
}

/** `2026-01-31` as a page shows it: 31 Jan 2026. The browser's own formats take it 20 ms to set up. */
export function shortDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

export const checkedAgainst = ({release, engine, engineDate}: Checked): string =>
  `against CLI ${release} and engine ${engine} of ${shortDate(engineDate)}`;
