import {type MouseEvent, type ReactNode, Suspense, lazy, useEffect, useMemo, useRef, useState} from 'react';
import {kindOf, type TextKind} from 'compose-check/kind-of';
import type {Choices} from 'compose-check/adapt/adapt';
import {orderFiles} from 'compose-check/project/file-order';
import {groupExplanations, groupFindings} from 'compose-check/finding-groups';
import {countsOf, verdictOf} from 'compose-check/words';
import {FILE_NAME, type Source} from '@site/src/check/source';
import type {Mode, SourceFile} from 'compose-check/types';
import {useAnnouncement} from '@site/src/hooks/use-announcement';
import styles from './check.module.css';
import {Editor} from './Editor';
import {LinesContext} from './Lines';
import {FileOrderNote} from './FileChoice';
import {type LineMark, lineMarks} from './line-marks';
import {Results} from './Results';
import {showLine} from './show-line';
import {withChanges} from './source-files';
import {Targets} from './Targets';
import {loadScreen, useCheck, warmUp} from './use-check';
import {useProvider} from './use-provider';
import {useSource} from './use-source';
import {knownText} from './texts';

const AdaptedFile = lazy(async () => ({default: (await loadScreen()).AdaptedFile}));
const Outcome = lazy(async () => ({default: (await loadScreen()).Outcome}));

/** Before the reader has decided anything. */
const NO_CHOICES: Choices = {leftOut: [], answers: {}};

/** The reader's text, the verdict next to it, and what the file becomes below both. */
export function Check(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, type, replace] = useSource(field);
  const [provider, setProvider] = useProvider();
  const [mode, setMode] = useState<Mode>('affordable');
  /** The kind of text that the reader chose, if the guess was wrong. */
  const [chosenKind, setChosenKind] = useState<TextKind | null>(null);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const order = useMemo(() => orderFiles(source.files), [source.files]);
  const {name, text} = source.files[source.shown] ?? {name: FILE_NAME, text: ''};
  const isProject = source.files.length > 1;
  const kind = useMemo(() => (isProject ? 'compose' : (chosenKind ?? kindOf(text))), [isProject, chosenKind, text]);
  const [state, retry] = useCheck({files: order.files, kind, provider, mode, choices});
  const [announcement, announce] = useAnnouncement();
  const {answer} = state;
  const {result, adaptation} = answer?.kind === 'compose' ? answer : {result: null, adaptation: null};
  const groups = useMemo(() => {
    if (answer?.kind === 'explain') return groupExplanations(answer.explanations, name);
    return answer ? groupFindings(answer.result.findings, answer.result.first.rule) : [];
  }, [answer, name]);
  const marks = useMemo(() => lineMarks(groups, name), [groups, name]);

  useEffect(() => {
    if (state.status !== 'done') return;
    if (state.answer.kind === 'compose')
      announce(`${verdictOf(state.answer.result.verdict, groups, state.answer.result)}. ${countsOf(groups)}`);
    else announce(knownText(state.answer.explanations));
  }, [state, groups, announce]);

  const change = (take: (source: Source) => void) => (next: Source) => {
    // A new text, or another file, gets a new guess, and nothing is decided about it yet.
    const isOther = !text || !next.files.some((file) => file.name === name && file.text);
    if (isOther) setChosenKind(null);
    if (isOther) setChoices(NO_CHOICES);
    take(next);
  };

  /** A line of another file is shown once that file is in the field. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current !== null && field.current) showLine(field.current, awaited.current);
    awaited.current = null;
  }, [source.shown]);
  const goToLine = (line: number, file = name) => {
    const index = source.files.findIndex((one) => one.name === file);
    if (index < 0 || index === source.shown) {
      if (field.current) showLine(field.current, line);
      return;
    }
    awaited.current = line;
    replace({...source, shown: index});
  };
  const goToFinding = ({target}: LineMark, event: MouseEvent) => {
    event.preventDefault();
    const finding = document.getElementById(target);
    finding?.closest('details')?.setAttribute('open', '');
    finding?.focus();
  };

  const onApply = (files: readonly SourceFile[]) => {
    setChoices(NO_CHOICES);
    replace(withChanges(source, files));
    field.current?.focus();
  };

  return (
    <LinesContext.Provider value={{isProject, goTo: goToLine}}>
      <div className={styles.check} data-markdown-ignore="">
        <noscript>
          <p className="callout">
            The check runs in your browser and needs JavaScript, which is turned off here. The CLI gives the same
            answer: see below.
          </p>
        </noscript>
        <Targets provider={provider} mode={mode} onProvider={setProvider} onMode={setMode} />
        <div className={styles.columns}>
          <div className={styles.editor}>
            <Editor
              field={field}
              source={source}
              label={kind === 'log' && text && name === FILE_NAME ? 'Log' : name}
              unused={order.unused}
              onType={change(type)}
              onChange={change(replace)}
              marks={marks}
              onMark={goToFinding}
              onIntent={warmUp}
            />
            {isProject && <FileOrderNote order={order} />}
            <p id="check-privacy" className={styles.small}>
              Nothing leaves your browser. This tab keeps the text until you close it.
            </p>
          </div>
          <div aria-busy={state.status === 'checking'}>
            <Results
              state={state}
              kind={kind}
              groups={groups}
              provider={provider}
              onKind={setChosenKind}
              onRetry={retry}
            >
              {adaptation && (
                <AdaptedFile
                  files={source.files}
                  adaptation={adaptation}
                  choices={choices}
                  onChoose={setChoices}
                  onApply={onApply}
                />
              )}
              {answer?.kind === 'compose' && answer.notAdapted && <p className={styles.small}>{answer.notAdapted}</p>}
            </Results>
          </div>
        </div>
        {result && (
          <Suspense>
            <Outcome result={result} provider={provider} />
          </Suspense>
        )}
        <p className="visually-hidden" role="status" aria-live="polite">
          {announcement}
        </p>
      </div>
    </LinesContext.Provider>
  );
}
