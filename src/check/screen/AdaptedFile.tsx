import {type ReactNode, useId, useMemo} from 'react';
import type {Adaptation, Choices} from 'compose-check/adapt/adapt';
import type {AdaptedChange} from 'compose-check/adapt/shown';
import {diffLines} from 'compose-check/diff-lines';
import type {SourceFile} from 'compose-check/types';
import {answerOf} from 'compose-check/words';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {renderBlock} from '@site/src/lib/code/render-block';
import styles from './adapted.module.css';
import {ReadMore} from './Findings';
import {InlineMarkdown} from './InlineMarkdown';
import {Lines} from './Lines';
import outcome from './outcome.module.css';
import {useShown} from './use-shown';

export interface AdaptedFileProps {
  files: readonly SourceFile[];
  adaptation: Adaptation;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  onApply: (files: readonly SourceFile[]) => void;
}

function Question({
  question,
  choices,
  id,
  onChoose,
}: {question: NonNullable<AdaptedChange['question']>; id: string} & Pick<
  AdaptedFileProps,
  'choices' | 'onChoose'
>): ReactNode {
  const group = useId();
  const answer = choices.answers[id] ?? question.answer;
  const choose = (chosen: string) => onChoose({...choices, answers: {...choices.answers, [id]: chosen}});
  return (
    <fieldset className={styles.question}>
      <legend>
        <InlineMarkdown text={question.text} />
      </legend>
      {question.choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input type="radio" name={group} checked={choice.id === answer} onChange={() => choose(choice.id)} />
          <span>
            <InlineMarkdown text={choice.text} />
          </span>
        </label>
      ))}
      {question.isPort && (
        <label className={styles.choice}>
          Another
          <input
            type="number"
            min={1}
            max={32767}
            onBlur={({target}) => target.value && target.reportValidity() && choose(target.value)}
            onKeyDown={({key, currentTarget}) => key === 'Enter' && currentTarget.blur()}
          />
        </label>
      )}
    </fieldset>
  );
}

function Change({
  change,
  choices,
  onChoose,
}: {change: AdaptedChange} & Pick<AdaptedFileProps, 'choices' | 'onChoose'>): ReactNode {
  const {id, title, text, link, file, line, isIncluded, question} = change;
  const isWanted = !choices.leftOut.includes(id);
  const toggle = () => {
    const others = choices.leftOut.filter((other) => other !== id);
    onChoose({...choices, leftOut: isWanted ? [...others, id] : others});
  };
  return (
    <li>
      <p className={styles.head}>
        <label className={styles.choice}>
          <input type="checkbox" checked={isWanted} onChange={toggle} />
          <b>
            <InlineMarkdown text={title} />
          </b>
        </label>
        <Lines places={[{file, line}]} />
      </p>
      <div className={styles.why}>
        <p>
          <InlineMarkdown text={text} page={link?.split('#')[0]} />
          {link && (
            <span>
              {' '}
              <ReadMore to={link} />
            </span>
          )}
        </p>
        {isWanted && !isIncluded && <p>It can’t be made together with the other changes, so it’s left out.</p>}
        {question && isWanted && <Question question={question} id={id} choices={choices} onChoose={onChoose} />}
      </div>
    </li>
  );
}

function Diff({before, after}: {before: string; after: SourceFile}): ReactNode {
  const {name, text} = after;
  const html = useMemo(
    () => renderBlock({code: diffLines(before, text), language: 'diff', title: name, marked: new Set()}),
    [before, text, name],
  );
  return (
    <div className="code-block">
      <div className="code-block__bar">
        <span className="code-block__title ellipsis">{name}</span>
        <div className="code-block__buttons">
          <CopyButton text={text} what={`the adapted ${name}`} />
        </div>
      </div>
      <pre tabIndex={0} role="group" aria-label={`Changes of ${name}`}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}

/** How many changes there are, and what only the reader can decide. */
function summaryOf(changes: readonly AdaptedChange[]): string {
  const questions = changes.filter(({question}) => question).length;
  const asked = questions > 1 ? `, and ${questions} questions for you` : ', and a question for you';
  const each = changes.length > 1 ? `${changes.length} changes, each with its reason` : 'One change, and its reason';
  return `${each}${questions > 0 ? asked : ''}: uncheck a change to skip it`;
}

/** The reader's files, changed so that they work: each change with its reason, and what only the reader can decide. */
export function AdaptedFile({files, adaptation, choices, onChoose, onApply}: AdaptedFileProps): ReactNode {
  const {changes, result} = adaptation;
  const [shown, more] = useShown(changes);
  return (
    <section className={outcome.part} aria-labelledby="check-adapted">
      <div className={outcome.head}>
        <h2 id="check-adapted" tabIndex={-1}>
          {files.length > 1 ? 'Your files, adapted' : 'Your file, adapted'}
        </h2>
        {adaptation.files.length > 0 && (
          <button type="button" className="btn btn--small" onClick={() => onApply(adaptation.files)}>
            Use it
          </button>
        )}
      </div>
      <p className={outcome.lead}>
        <span>With these changes: </span>
        <b>{answerOf(result)}</b>
      </p>
      <div className={styles.diffs}>
        {adaptation.files.map((file) => (
          <Diff key={file.name} before={files.find(({name}) => name === file.name)?.text ?? ''} after={file} />
        ))}
        {adaptation.files.length === 0 && <p>Nothing is changed.</p>}
      </div>
      <details className={styles.changes}>
        <summary>{summaryOf(changes)}</summary>
        <ol className="ruled" aria-label="Changes">
          {shown.map((change) => (
            <Change key={change.id} change={change} choices={choices} onChoose={onChoose} />
          ))}
        </ol>
        {more}
      </details>
    </section>
  );
}
