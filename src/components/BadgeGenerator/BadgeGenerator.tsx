import {type FormEvent, type ReactNode, useId, useState} from 'react';
import {LiveCode} from '@site/src/components/LiveCode/LiveCode';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {badgeMarkdown, parseRepository} from './badge';
import '@site/src/css/forms.css';
import styles from './badge.module.css';

interface Props {
  image: string;
  label: string;
}

type Result = {markdown: string} | {problem: string} | null;

function BadgeForm({image, label}: Props): ReactNode {
  const id = useId();
  const [input, setInput] = useState('');
  const [result, setResult] = useState<Result>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      setResult({markdown: badgeMarkdown(parseRepository(input), image, label)});
    } catch (error) {
      setResult({problem: (error as Error).message});
    }
  };
  const problem = result && 'problem' in result ? result.problem : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className="form-label" htmlFor={id}>
        GitHub repository
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className="form-control"
          value={input}
          placeholder="octocat/my-app"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setInput(event.target.value)}
        />
        <button type="submit" className="form-button">
          Create the badge
        </button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
      {result && 'markdown' in result && <LiveCode code={result.markdown} title="README.md" />}
      <noscript>
        <p>The generator needs JavaScript. Build the link by hand as shown below.</p>
      </noscript>
    </form>
  );
}

/** Form that makes the Markdown of a deploy badge from the address of a repository. */
export function BadgeGenerator(props: Props): ReactNode {
  return (
    <WidgetBoundary name="The badge generator">
      <BadgeForm {...props} />
    </WidgetBoundary>
  );
}
