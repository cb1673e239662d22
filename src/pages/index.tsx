import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {AskTheDocs} from '@site/src/components/home/AskTheDocs';
import {FirstSteps} from '@site/src/components/home/FirstSteps';
import {Hero} from '@site/src/components/home/Hero';
import {Providers} from '@site/src/components/home/Providers';
import {Tasks} from '@site/src/components/home/Tasks';
import {Ways} from '@site/src/components/home/Ways';

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
