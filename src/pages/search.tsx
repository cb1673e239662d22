import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/search/screen/page/SearchPage';

export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the documentation: pages, sections, commands, flags, Compose keys and messages."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
