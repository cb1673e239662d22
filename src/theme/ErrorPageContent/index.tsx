// Eject: our look, a way to the front page, and the next page the reader goes to is shown, where the original stays until Try again.
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';
import {Failure} from '@site/src/components/Failure/Failure';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main>
      <Failure
        title="This page crashed."
        message={getErrorCausalChain(error)
          .map((cause) => cause.message)
          .join('\n\nCause:\n')}
      >
        <ErrorBoundaryTryAgainButton className="btn btn--primary" onClick={tryAgain} />
        {/* A plain link, because it reloads everything. */}
        <a className="btn" href="/">
          Front page
        </a>
      </Failure>
    </main>
  );
}
