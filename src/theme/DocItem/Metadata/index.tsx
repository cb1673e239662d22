// Wrap: names the page's Markdown in the head, where agents look for it.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {markdownAddress} from '@site/src/components/PageActions/markdown-address';

export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {permalink} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${siteConfig.url}${markdownAddress(permalink)}`} />
      </Head>
    </>
  );
}
