import clsx from 'clsx';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import {FILE_NAME, type Source} from '@site/src/check/session';
import {Icon} from '@site/src/components/Icon/Icon';
import {columnsOf, countLines, widthOf} from './lines';
import styles from './editor.module.css';
import {severityClass} from './SeverityMark';
import {useDrops} from './use-drops';
import {EXAMPLE} from './words';
import type {LineMark} from './line-marks';

interface Props {
  field: RefObject<HTMLTextAreaElement>;
  source: Source;
  /** Name shown above the text. */
  label: string;
  onChange: (source: Source) => void;
  /** Notes on lines, at most one per line. */
  marks: readonly LineMark[];
  onMark: (mark: LineMark, event: MouseEvent) => void;
  /** The reader is about to use the field. */
  onIntent: () => void;
}

/** Larger than any Compose file; a browser keeps about twice as much for a session. */
const LARGEST = 2_000_000;
const TOO_LARGE = 'That’s more than 2 MB, which is too large for a Compose file.';

/** Files that are named when several come at once. */
const NAMED = 3;

function tooMany(files: readonly File[]): string {
  const names = files.slice(0, NAMED).map(({name}) => `“${name}”`);
  const more = files.length - names.length;
  const list = new Intl.ListFormat('en').format(more ? [...names, `${more} more`] : names);
  return `Drop one file at a time: ${list} came together.`;
}

/** Browsers take minutes to put thousands of lines into a field, so a longer text is set in one step, without undo. */
const LONG_PASTE = 20_000;

/** A field for a file, with line numbers and a note on each line that has a finding. */
export function Editor({field, source, label, onChange, marks, onMark, onIntent}: Props): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState('');
  const {name, text} = source;
  const lines = useMemo(() => text.split(/\r?\n/), [text]);
  const count = countLines(lines);

  async function take([file, ...others]: readonly File[]) {
    if (!file) return;
    if (others.length) return setRefused(tooMany([file, ...others]));
    if (file.size > LARGEST) return setRefused(TOO_LARGE);
    try {
      onChange({name: file.name, text: await file.text()});
      setRefused('');
    } catch {
      setRefused(`“${file.name}” can’t be read as a file. Is it a folder?`);
    }
  }

  useDrops(take);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.getData('text/plain');
    if (event.dataTransfer.files.length) void take([...event.dataTransfer.files]);
    else if (dropped) onChange({name: FILE_NAME, text: dropped});
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    if (pasted.length > LARGEST) return setRefused(TOO_LARGE);
    const {selectionStart, selectionEnd} = event.currentTarget;
    onChange({name, text: text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)});
  }

  function onOpen(event: ChangeEvent<HTMLInputElement>) {
    void take([...(event.target.files ?? [])]);
    // Opening the same file again must also fire a change.
    event.target.value = '';
  }

  return (
    <div
      className={clsx(styles.editor, isOver && styles.over)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onDragOver={(event) => {
        event.preventDefault();
        onIntent();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div className={styles.bar}>
        <span className={styles.name}>
          <Icon name="file" />
          <span>{label}</span>
        </span>
        <label className={styles.button}>
          Open<span className="visually-hidden"> a file</span>
          <input type="file" className="visually-hidden" onChange={onOpen} />
        </label>
        {text ? (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              onChange({name: FILE_NAME, text: ''});
              field.current?.focus();
            }}
          >
            Clear
          </button>
        ) : (
          <button type="button" className={styles.button} onClick={() => onChange({name: FILE_NAME, text: EXAMPLE})}>
            Example
          </button>
        )}
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <div className={styles.scroll} data-scroll="">
        <div className={styles.sheet}>
          <div className={styles.numbers} aria-hidden="true">
            {Array.from({length: count}, (_, index) => index + 1).join('\n')}
          </div>
          <div className={styles.text}>
            <div className={styles.bands} aria-hidden="true">
              {marks.map((mark) => (
                <Band key={mark.line} mark={mark} width={widthOf(lines[mark.line - 1] ?? '')} />
              ))}
            </div>
            <textarea
              ref={field}
              className={styles.field}
              aria-label="Compose file, log or error"
              aria-describedby="check-privacy"
              placeholder={'Paste a compose.yaml, a log or an error,\nor drop a file here.'}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              rows={count}
              cols={columnsOf(lines)}
              value={text}
              onChange={(event) => onChange({name, text: event.target.value})}
              onPaste={onPaste}
            />
          </div>
          {marks.length > 0 && (
            <nav className={styles.marks} aria-label="Lines with findings">
              {marks.map((mark) => (
                <a
                  key={mark.line}
                  href={`#${mark.target}`}
                  aria-label={`Line ${mark.line}: ${mark.word}`}
                  tabIndex={-1}
                  className={clsx(styles.number, severityClass(mark.severity))}
                  style={{insetBlockStart: `calc(${mark.line - 1} * var(--line))`}}
                  onClick={(event) => onMark(mark, event)}
                >
                  {mark.line}
                </a>
              ))}
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}

/** A line's background, and the note after its end. */
function Band({mark: {line, severity, word, text}, width}: {mark: LineMark; width: number}): ReactNode {
  return (
    <div
      className={clsx(styles.band, severityClass(severity))}
      style={{insetBlockStart: `calc(${line - 1} * var(--line))`, paddingInlineStart: `calc(${width + 2} * 1ch)`}}
    >
      <span className={styles.note}>
        <b>{word}</b> {text}
      </span>
    </div>
  );
}
