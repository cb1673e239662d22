// Eject: one row between hairlines, with ways to fix the page, and its dates.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {type Checked, checkedAgainst, shortDate} from '@site/src/lib/checked';
import {issueUrl} from '@site/src/lib/issue-url';
import {useSearchSettings} from '@site/src/search/settings';

function LastUpdated({at}: {at: number}): ReactNode {
  const date = new Date(at).toISOString().slice(0, 10);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated <time dateTime={date}>{shortDate(date)}</time>
    </span>
  );
}

/** When the page's facts were compared with their sources, and which these were. */
const CheckedLine = ({checked}: {checked: Checked}): ReactNode => (
  <span>
    <Link className="link" to="/docs/how-we-check">
      Checked
    </Link>{' '}
    <time dateTime={checked.date}>{shortDate(checked.date)}</time> {checkedAgainst(checked)}
  </span>
);

const OutsideLink = ({className, ...props}: ComponentProps<'a'>): ReactNode => (
  <a className={clsx('link', className)} target="_blank" rel="noopener noreferrer" {...props} />
);

export default function DocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {editUrl, lastUpdatedAt, permalink, title} = metadata;
  // Of plugins/pages/front-matter.ts, not of a writer.
  const {checked} = frontMatter as {checked?: Checked};
  const {reportUrl, address} = useSearchSettings();
  const body = `Page: ${address.siteUrl}${permalink}\n\nWhat is missing, wrong or hard to follow?\n\n`;
  return (
    <footer
      className={clsx('row screen-only', ThemeClassNames.docs.docFooter, ThemeClassNames.docs.docFooterEditMetaRow)}
    >
      {editUrl && (
        <OutsideLink className={ThemeClassNames.common.editThisPage} href={editUrl}>
          Edit this page
        </OutsideLink>
      )}
      <OutsideLink href={issueUrl(reportUrl, `Page "${title}": `, body)}>Report a problem</OutsideLink>
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {checked && <CheckedLine checked={checked} />}
    </footer>
  );
}
