// Wrap: has the browser load the fonts first that every page needs.
import Head from '@docusaurus/Head';
import mono from '@site/src/css/fonts/mono-latin-wght-normal.woff2';
import sans from '@site/src/css/fonts/next-latin-wght-normal.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadataWithFonts(): ReactNode {
  return (
    <>
      <Head>
        {[sans, mono].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
      </Head>
      <SiteMetadata />
    </>
  );
}
