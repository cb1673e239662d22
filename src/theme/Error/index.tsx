// Eject: ErrorPageContent alone, because the navbar or the footer may be what crashed.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
