// Eject: home and the landing page of the docs lay themselves out, without a table of contents and an edit link.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead/PageHead';
import styles from './mdx-page.module.css';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title = '', description = ''} = Content.metadata;
  // The home page has the name of the site, and opens with the tagline instead.
  const isHome = title === useDocusaurusContext().siteConfig.title;
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        {!isHome && <PageHead title={title} description={description} />}
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
