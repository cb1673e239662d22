// Eject: without links to other languages, because there's only one, and with the fonts that every page needs first.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import mono from '@site/src/css/fonts/mono-latin-wght-normal.woff2';
import sans from '@site/src/css/fonts/next-latin-wght-normal.woff2';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

function useAddress(): string {
  const {url, trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  return url + applyTrailingSlash(useBaseUrl(useLocation().pathname), {trailingSlash, baseUrl});
}

export default function SiteMetadata(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, image} = useThemeConfig();
  const address = useAddress();
  return (
    <>
      <Head>
        {[sans, mono].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={currentLocale} />
        <link rel="canonical" href={address} />
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* Behind the others, some of which it replaces. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
