// Eject: one row between hairlines, with ways to fix the page, and its dates.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {type Checked, checkedAgainst, shortDate} from '@site/src/lib/checked';
import {issueUrl} from '@site/src/lib/issue-url';
import {useSearchSettings} from '@site/src/search/settings';

const Day = ({date}: {date: string}): ReactNode => <time dateTime={date}>{shortDate(date)}</time>;

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
      className={clsx(
        'row screen-only muted-sm',
        ThemeClassNames.docs.docFooter,
        ThemeClassNames.docs.docFooterEditMetaRow,
      )}
    >
      {editUrl && (
        <OutsideLink className={ThemeClassNames.common.editThisPage} href={editUrl}>
          Edit this page
        </OutsideLink>
      )}
      <OutsideLink href={issueUrl(reportUrl, `Page "${title}": `, body)}>Report a problem</OutsideLink>
      {lastUpdatedAt && (
        <span className={ThemeClassNames.common.lastUpdated}>
          Last updated <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />
        </span>
      )}
      {checked && (
        <span>
          <Link className="link" to="/docs/how-we-check">
            Checked
          </Link>{' '}
          <Day date={checked.date} /> {checkedAgainst(checked)}
        </span>
      )}
    </footer>
  );
}
