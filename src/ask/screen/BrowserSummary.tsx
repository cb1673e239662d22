import {type ReactNode, useEffect, useRef, useState} from 'react';
import {type BodyPart, type Span, partAsMarkdown} from '@site/src/ask/engine/answer';
import {hasBrowserModel, summarize} from '@site/src/ask/screen/browser-model';
import type {CommandList} from '@site/src/ask/engine/command-check';
import {AnswerBody} from './AnswerBody';
import {Disclaimer} from './Disclaimer';
import styles from './ask.module.css';

interface Props {
  question: string;
  parts: readonly BodyPart[];
  /** Name of the tool's command. */
  command: string;
}

type State = 'none' | 'running' | 'done' | 'stopped' | 'failed';

function mapSpans(part: BodyPart, change: (spans: Span[]) => Span[]): BodyPart {
  if (part.type === 'text') return {...part, spans: change(part.spans)};
  if (part.type === 'list') return {...part, items: part.items.map(change)};
  if (part.type === 'table')
    return {...part, head: part.head.map(change), rows: part.rows.map((row) => row.map(change))};
  return part;
}

/** What is needed to show a summary, loaded when one is asked for. */
async function loadChecks(command: string) {
  const [{readGeneratedMarkdown}, {checkCode, markUnknown}, {default: commands}] = await Promise.all([
    import('@site/src/ask/engine/generated-markdown'),
    import('@site/src/ask/engine/command-check'),
    import('@generated/outputs/default/commands.json'),
  ]);
  return (text: string): BodyPart[] =>
    readGeneratedMarkdown(text, 's').flatMap((part): BodyPart[] => {
      if (part.type !== 'code')
        return [mapSpans(part, (spans) => markUnknown(spans, command, commands as CommandList))];
      const wrong = checkCode(part.text, command, commands as CommandList);
      if (wrong === null) return [part];
      return [
        part,
        {
          id: `${part.id}!`,
          type: 'text',
          spans: [{text: wrong, code: true, unknown: true}, {text: ' isn’t in the CLI reference.'}],
        },
      ];
    });
}

/** Offers a summary by the browser's own model, where there's one. It sees the quoted sections and nothing else. */
export function BrowserSummary({question, parts, command}: Props): ReactNode {
  const [isOffered, setIsOffered] = useState(false);
  const [state, setState] = useState<State>('none');
  const [summary, setSummary] = useState<BodyPart[]>([]);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    void hasBrowserModel().then((has) => !isGone && setIsOffered(has));
    return () => {
      isGone = true;
      running.current?.abort();
    };
  }, []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    setSummary([]);
    try {
      const read = await loadChecks(command);
      for await (const text of summarize(question, parts.map(partAsMarkdown).join('\n\n'), controller.signal))
        setSummary(read(text));
      setState('done');
    } catch {
      setState(controller.signal.aborted ? 'stopped' : 'failed');
    }
  }

  if (!isOffered) return null;
  return (
    <div className={styles.summary} aria-busy={state === 'running'}>
      {state === 'running' ? (
        <button type="button" className="btn btn--small" onClick={() => running.current?.abort()}>
          Stop the summary
        </button>
      ) : (
        <button type="button" className="btn btn--small" onClick={() => void run()}>
          Summarize with the browser’s model
        </button>
      )}
      <p className="visually-hidden" role="status">
        {state === 'running' ? 'Summarizing' : state === 'done' ? 'Summary complete' : ''}
      </p>
      {state === 'failed' && <p role="alert">The browser’s model couldn’t summarize this.</p>}
      <AnswerBody parts={summary} citations={[]} />
      {summary.length > 0 && <Disclaimer />}
    </div>
  );
}
