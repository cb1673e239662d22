import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Accessibility} from '@site/src/landing/screen/Accessibility';
import {LinkRows} from '@site/src/components/LinkRows/LinkRows';
import {Path} from '@site/src/landing/screen/Path';
import {Starts} from '@site/src/landing/screen/Starts';
import {Topics} from '@site/src/landing/screen/Topics';
import styles from '@site/src/landing/screen/landing.module.css';
import {SearchField} from '@site/src/components/SearchField/SearchField';
import {COMMANDS, LANDING_WORDS, TASKS} from '@site/src/landing/copy';

export default function DocsLanding(): ReactNode {
  return (
    <Layout title="Documentation" description={LANDING_WORDS.description}>
      <PageMetadata image="/img/cards/docs.png" />
      <main className={clsx('wide', styles.landing)}>
        <header className={styles.head}>
          <h1>Documentation</h1>
          <p className="lead">{LANDING_WORDS.description}</p>
          <SearchField className={styles.search} action="/search" label="Search the documentation" />
        </header>
        <Starts />
        <Path />
        <Topics />
        <div className={styles.lists}>
          <section aria-labelledby="landing-tasks">
            <h2 id="landing-tasks">{LANDING_WORDS.tasks}</h2>
            <LinkRows entries={TASKS} />
          </section>
          <section aria-labelledby="landing-commands">
            <h2 id="landing-commands">{LANDING_WORDS.commands}</h2>
            <LinkRows entries={COMMANDS} isMono />
          </section>
        </div>
        <Accessibility />
      </main>
    </Layout>
  );
}
