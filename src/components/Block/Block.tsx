import type {ReactNode} from 'react';
import layout from './layout.module.css';
import lists from './lists.module.css';

const CLASSES = {
  /** A title, a sentence below it, and what they're about. */
  section: layout.section,
  /** The same between two lines, with its contents next to the title. */
  band: layout.band,
  /** A list as stations on a line, the last of which is live. */
  timeline: lists.timeline,
  /** A list of groups, in columns. */
  columns: lists.columns,
  /** A list of links, which plugins/rehype/rehype-link-rows.ts names. */
  rows: undefined,
};

/** How a piece of Markdown is laid out on home and on the landing page. */
export function Block({kind, children}: {kind: keyof typeof CLASSES; children: ReactNode}): ReactNode {
  return <div className={CLASSES[kind]}>{children}</div>;
}
