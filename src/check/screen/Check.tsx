import {type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {warmUpCheck} from '@site/src/check/client';
import {kindOf, type TextKind} from '@site/src/check/engine/kind-of';
import {FILE_NAME} from '@site/src/check/session';
import type {Mode} from '@site/src/check/engine/types';
import {useOwnRelease} from '@site/src/hooks/use-own-release';
import {useAnnouncement} from '@site/src/hooks/use-announcement';
import styles from './check.module.css';
import {Editor} from './Editor';
import {groupFindings} from './finding-groups';
import {FixedFile} from './FixedFile';
import {type LineMark, marksOfExplanations, marksOfFindings} from './line-marks';
import {Outcome} from './Outcome';
import {Results} from './Results';
import {showLine} from './show-line';
import {Targets} from './Targets';
import {useCheck} from './use-check';
import {useProvider} from './use-provider';
import {useSource} from './use-source';
import {countsOf, knownText, verdictOf} from './words';

/** The reader's text, the verdict next to it, and what the file becomes below both. */
export function Check(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useSource(field);
  const [provider, setProvider] = useProvider();
  const [mode, setMode] = useState<Mode>('affordable');
  const [release] = useOwnRelease();
  /** The kind of text that the reader chose, if the guess was wrong. */
  const [chosenKind, setChosenKind] = useState<TextKind | null>(null);
  const {name, text} = source;
  const kind = useMemo(() => chosenKind ?? kindOf(text), [chosenKind, text]);
  const [state, retry] = useCheck({name, text, kind, provider, mode, release: release ?? undefined});
  const [announcement, announce] = useAnnouncement();
  const {answer} = state;
  const result = answer?.kind === 'compose' ? answer.result : null;
  const groups = useMemo(() => groupFindings(result?.findings ?? [], result?.first.rule), [result]);
  const marks = useMemo(
    () => (answer?.kind === 'explain' ? marksOfExplanations(answer.explanations) : marksOfFindings(groups)),
    [answer, groups],
  );
  const fixed = result?.fixed?.find((file) => file.name === name);

  useEffect(() => {
    if (state.status !== 'done') return;
    if (state.answer.kind === 'compose')
      announce(`${verdictOf(state.answer.result.verdict, groups, state.answer.result)}. ${countsOf(groups)}`);
    else announce(knownText(state.answer.explanations));
  }, [state, groups, announce]);

  const change = (next: typeof source) => {
    // A new text, or another file, gets a new guess.
    if (!next.text || !text || next.name !== name) setChosenKind(null);
    setSource(next);
  };

  const goToLine = (line: number) => field.current && showLine(field.current, line);
  const goToFinding = ({target}: LineMark, event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };

  return (
    <div className={styles.check} data-markdown-ignore="">
      <noscript>
        <p className={`notice ${styles.noScript}`}>
          The check runs in your browser and needs JavaScript, which is turned off here. The CLI gives the same answer:
          see below.
        </p>
      </noscript>
      <Targets provider={provider} mode={mode} onProvider={setProvider} onMode={setMode} />
      <div className={styles.columns}>
        <div className={styles.file}>
          <Editor
            field={field}
            source={source}
            label={kind === 'log' && text && name === FILE_NAME ? 'Log' : name}
            onChange={change}
            marks={marks}
            onMark={goToFinding}
            onIntent={warmUpCheck}
          />
          <p id="check-privacy" className={styles.privacy}>
            Nothing leaves your browser. This tab keeps the text until you close it.
          </p>
        </div>
        <div className={styles.results} aria-busy={state.status === 'checking'}>
          <Results
            state={state}
            kind={kind}
            groups={groups}
            provider={provider}
            release={release}
            onKind={setChosenKind}
            onRetry={retry}
            onLine={goToLine}
          />
        </div>
      </div>
      {result && answer?.kind === 'compose' && (
        <>
          <Outcome result={result} figure={answer.figure} file={name} provider={provider} />
          {fixed && (
            <FixedFile
              name={name}
              before={text}
              after={fixed.text}
              onApply={(next) => {
                setSource({name, text: next});
                field.current?.focus();
              }}
            />
          )}
        </>
      )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
