import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField/SearchField';
import {ASK_SECTION} from '@site/src/home/words';
import {EXAMPLE_QUESTION, QUESTIONS} from '@site/src/home/copy';
import styles from './ask-the-docs.module.css';
import section from './section.module.css';

export function AskTheDocs(): ReactNode {
  return (
    <section className={clsx('wide', section.section)} aria-labelledby="home-ask">
      <div className={styles.ask}>
        <div>
          <h2 id="home-ask">{ASK_SECTION.title}</h2>
          <p>{ASK_SECTION.text}</p>
        </div>
        <div>
          <SearchField action="/docs/ask" label="Ask a question" placeholder={EXAMPLE_QUESTION} icon="ask" />
          <div className={styles.chips}>
            {QUESTIONS.map(({label, question}) => (
              <Fragment key={label}>
                <Link className="chip" to={`/docs/ask?q=${encodeURIComponent(question)}`}>
                  {label}
                </Link>{' '}
              </Fragment>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
