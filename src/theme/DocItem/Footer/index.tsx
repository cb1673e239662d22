// Eject: one row between hairlines, with the question whether the page helped, ways to fix it, and its date.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {PageFeedback} from '@site/src/components/PageFeedback/PageFeedback';
import {issueUrl} from '@site/src/components/PageFeedback/feedback';
import {useSearchSettings} from '@site/src/search/settings';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** In UTC, so that the built page and the browser agree. The browser's own formats take it 20 ms to set up. */
const dateOf = (date: Date): string => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

function LastUpdated({at}: {at: number}): ReactNode {
  const date = new Date(at);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated <time dateTime={date.toISOString().slice(0, 10)}>{dateOf(date)}</time>
    </span>
  );
}

const OutsideLink = ({className, ...props}: ComponentProps<'a'>): ReactNode => (
  <a className={clsx('link', className)} target="_blank" rel="noopener noreferrer" {...props} />
);

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, permalink, title} = useDoc().metadata;
  const {reportUrl, address} = useSearchSettings();
  const issueHref = issueUrl(reportUrl, title, `${address.siteUrl}${permalink}`);
  return (
    <footer className={clsx('row', ThemeClassNames.docs.docFooter)}>
      <PageFeedback key={permalink} permalink={permalink} issueHref={issueHref} />
      <div className={clsx(ThemeClassNames.docs.docFooterEditMetaRow, 'row doc-meta')}>
        {editUrl && (
          <OutsideLink className={ThemeClassNames.common.editThisPage} href={editUrl}>
            Edit this page
          </OutsideLink>
        )}
        <OutsideLink href={issueHref}>Report a problem</OutsideLink>
        {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      </div>
    </footer>
  );
}
