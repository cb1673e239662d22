import {useLocation} from '@docusaurus/router';
import settings from '@generated/outputs/default/ask-settings.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {questionFromUrl} from '@site/src/ask/question-from-url';
import {askInSearch} from '@site/src/search/open-search';
import {AskField} from './AskField';
import {Suggestions} from './Suggestions';
import styles from './ask.module.css';

/**
 * Where an assistant answers: the page hands each question to the AI mode of the search. It costs the site money and sends
 * the question away, so a mere link may not ask, only the reader: its question waits in the field.
 */
export default function AskAssistant(): ReactNode {
  const {search} = useLocation();
  const linked = questionFromUrl(search);
  const [text, setText] = useState(linked);
  const [offered, setOffered] = useState(linked);
  if (offered !== linked) {
    setOffered(linked);
    setText(linked);
  }
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (linked !== '') field.current?.focus({preventScroll: true});
  }, [linked]);

  return (
    <section className={styles.ask} aria-label={`Ask ${settings.product}`}>
      <AskField ref={field} text={text} onType={setText} onAsk={askInSearch} />
      <Suggestions onAsk={askInSearch} />
      <p className={styles.hint}>
        Questions go to this site’s assistant. This browser remembers the conversations, and the search lists them.
      </p>
    </section>
  );
}
