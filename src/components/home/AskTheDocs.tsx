import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField/SearchField';
import {EXAMPLE_QUESTION, QUESTIONS} from '@site/src/data/home';
import styles from './home.module.css';

export function AskTheDocs(): ReactNode {
  return (
    <section className={clsx('wide', styles.section)} aria-labelledby="home-ask">
      <div className={styles.ask}>
        <div>
          <h2 id="home-ask">Ask the docs</h2>
          <p>Answers quote these pages and link to the section each line came from.</p>
        </div>
        <div>
          <SearchField action="/docs/ask" label="Ask a question" placeholder={EXAMPLE_QUESTION} icon="ask" />
          <div className={styles.chips}>
            {QUESTIONS.map(({label, question}) => (
              <Link key={label} className="chip" to={`/docs/ask?q=${encodeURIComponent(question)}`}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
