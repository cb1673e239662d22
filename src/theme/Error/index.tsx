// Eject: the look of ErrorPageContent, alone on the page: navbar or footer may be what crashed. Causes are in the console.
import Head from '@docusaurus/Head';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {Failure} from '@site/src/components/Failure/Failure';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <Head>
        <title>Page error</title>
      </Head>
      <Failure title={<h1>This page crashed.</h1>} message={error.message}>
        <ErrorBoundaryTryAgainButton className="btn btn--primary" onClick={tryAgain} />
        {/* A plain link, because it reloads everything. */}
        <a className="btn" href="/">
          Front page
        </a>
      </Failure>
    </main>
  );
}
