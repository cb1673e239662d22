// Wrap: fetches the one font that every page shows at once, before the style sheet asks for it.
import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={sans} crossOrigin="anonymous" />
      </Head>
      <SiteMetadata />
    </>
  );
}
