// Eject: says which path doesn't exist, and searches for its last word. Has its own title, which the original lacks below /docs.
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {NearMatches, lastWord} from '@site/src/components/NotFound/NearMatches';
import styles from '@site/src/components/NotFound/not-found.module.css';
import {SearchField} from '@site/src/components/SearchField/SearchField';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The page is built once for all paths.
  const path = useIsBrowser() ? pathname : '/…';
  return (
    <main className={clsx('wide', className)} data-page="missing">
      <PageMetadata
        title="Page Not Found"
        description="No page has this address. Search the documentation, or open a page with a similar address."
      />
      <div className={styles.lost}>
        {/* An open port and a dashed wire. */}
        <p className={styles.port}>
          <code className="ellipsis">{path}</code>
          <span className={styles.end} />
          <span className={styles.wire} />
          <span className={styles.missing}>nothing listens here</span>
        </p>
        <h1>Page not found</h1>
        <p className="lead">
          The address may have a typo, or the page may have moved. Your deployments aren’t affected.
        </p>
        <SearchField
          className={styles.search}
          action="/search"
          label="Search the documentation"
          defaultValue={lastWord(path)}
        />
        <NearMatches path={path} />
      </div>
    </main>
  );
}
