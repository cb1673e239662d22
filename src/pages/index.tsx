import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {AskTheDocs} from '@site/src/home/screen/AskTheDocs';
import {FirstSteps} from '@site/src/home/screen/FirstSteps';
import {Hero} from '@site/src/home/screen/Hero';
import {Providers} from '@site/src/home/screen/Providers';
import {Tasks} from '@site/src/home/screen/Tasks';
import {Ways} from '@site/src/home/screen/Ways';

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
