import clsx from 'clsx';
import type {ReactNode} from 'react';
import layout from './layout.module.css';
import lists from './lists.module.css';

const CLASSES = {
  /** A title, a sentence next to it, and what they're about. */
  section: layout.section,
  /** The same between two lines, with its contents next to the title. */
  band: layout.band,
  /** Small print at the end of a page. */
  statement: layout.statement,
  aside: layout.aside,
  /** A list as stations on a line, the last of which is live. */
  timeline: lists.timeline,
  /** A list of groups, in columns. */
  columns: lists.columns,
  /** Two groups of rows. */
  halves: clsx(lists.columns, lists.halves),
  /** A list of links, which plugins/rehype/rehype-link-rows.ts names. */
  rows: undefined,
  /** Two ways in, each a card. */
  starts: lists.starts,
};

/** How a piece of Markdown is laid out on home and on the landing page. */
export function Block({kind, children}: {kind: keyof typeof CLASSES; children: ReactNode}): ReactNode {
  return <div className={CLASSES[kind]}>{children}</div>;
}
