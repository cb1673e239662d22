import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {AskTheDocs} from '@site/src/pages/_home/AskTheDocs';
import {FirstSteps} from '@site/src/pages/_home/FirstSteps';
import {Hero} from '@site/src/pages/_home/Hero';
import {Providers} from '@site/src/pages/_home/Providers';
import {Tasks} from '@site/src/pages/_home/Tasks';
import {Ways} from '@site/src/pages/_home/Ways';

export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={`${tagline}. Documentation: tutorials, concepts, provider guides and the CLI reference.`}>
      <main>
        <Hero />
        <FirstSteps />
        <Providers />
        <AskTheDocs />
        <Tasks />
        <Ways />
      </main>
    </Layout>
  );
}
