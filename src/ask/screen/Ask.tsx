import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, Suspense, lazy, useEffect, useState} from 'react';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {prepareAnswers} from '@site/src/search/client';
import {useSearchSettings} from '@site/src/search/settings';
import styles from './ask.module.css';

/** Only the Ask page pays for the conversation. React keeps a load that failed forever, so each attempt is a new one. */
const lazyConversation = (hasAssistant: boolean) => () =>
  lazy(() => (hasAssistant ? import('./AskAssistant') : import('./AskConversation')));

function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <noscript>Answers need JavaScript, which is turned off here. The links below work without it.</noscript>
    </div>
  );
}

function Crashed({tryAgain}: {tryAgain: () => void}): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>Ask has stopped working. The rest of the page isn’t affected.</p>
      <button type="button" className="btn btn--small" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}

/** Questions and answers about the docs. A crash in it leaves the page as it is. */
export function Ask(): ReactNode {
  const {search} = useLocation();
  const isAsked = questionFromUrl(search) !== '';
  const hasAssistant = Boolean(useSearchSettings().algolia?.assistant);
  const [AskConversation, setAskConversation] = useState(lazyConversation(hasAssistant));

  // While the code of the conversation is on its way.
  useEffect(() => {
    if (isAsked && !hasAssistant) prepareAnswers();
  }, [isAsked, hasAssistant]);

  return (
    <>
      {isAsked && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <BrowserOnly fallback={<Waiting />}>
        {() => (
          <ErrorBoundary
            fallback={({tryAgain}) => (
              <Crashed
                tryAgain={() => {
                  setAskConversation(lazyConversation(hasAssistant));
                  tryAgain();
                }}
              />
            )}
          >
            <Suspense fallback={<Waiting />}>
              <AskConversation />
            </Suspense>
          </ErrorBoundary>
        )}
      </BrowserOnly>
    </>
  );
}
