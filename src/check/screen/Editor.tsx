import clsx from 'clsx';
import {
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import type {FileOrder} from 'compose-check/project/file-order';
import type {Source} from '@site/src/check/source';
import {EditorBar} from './EditorBar';
import {FileChoice} from './FileChoice';
import {columnsOf, countLines, widthOf} from './lines';
import styles from './editor.module.css';
import {severityClass} from './SeverityMark';
import {useDrops} from './use-drops';
import {withFile, withFiles} from './source-files';
import type {LineMark} from './line-marks';

interface Props {
  field: RefObject<HTMLTextAreaElement>;
  source: Source;
  /** Name shown above the text. */
  label: string;
  /** Files that the CLI doesn't read. */
  unused: FileOrder['unused'];
  onType: (source: Source) => void;
  /** Other files, or another text at once. */
  onChange: (source: Source) => void;
  /** Notes on lines, at most one per line. */
  marks: readonly LineMark[];
  onMark: (mark: LineMark, event: MouseEvent) => void;
  /** The reader is about to use the field. */
  onIntent: () => void;
}

/** Larger than any Compose file; a browser keeps about twice as much for a session. */
const LARGEST = 2_000_000;
const TOO_LARGE = 'That’s more than 2 MB, which is too large for Compose files.';

/** Most files of one project, as the agents' tool takes them. */
const MOST_FILES = 10;
const TOO_MANY = `At most ${MOST_FILES} files can be checked together.`;

/** Browsers take minutes to put thousands of lines into a field, so a longer text is set in one step. */
const LONG_PASTE = 20_000;

/** A field for a file, with line numbers and a note on each line that has a finding. */
export function Editor({field, source, label, unused, onType, onChange, marks, onMark, onIntent}: Props): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState('');
  const {files, shown} = source;
  const {text = ''} = files[shown] ?? {};
  const lines = useMemo(() => text.split(/\r?\n/), [text]);
  const count = countLines(lines);

  async function take(opened: readonly File[]) {
    if (opened.length > MOST_FILES) return setRefused(TOO_MANY);
    if (opened.reduce((sum, {size}) => sum + size, 0) > LARGEST) return setRefused(TOO_LARGE);
    const read = await Promise.allSettled(opened.map(async (file) => ({name: file.name, text: await file.text()})));
    const unread = opened.find((_, index) => read[index]?.status === 'rejected');
    setRefused(unread ? `“${unread.name}” can’t be read as a file. Is it a folder?` : '');
    const taken = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (taken.length > 0) onChange(withFiles(source, taken));
  }

  useDrops(take);

  function onDragOver({dataTransfer}: DragEvent) {
    onIntent();
    setIsOver(dataTransfer.types.includes('Files'));
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    if (pasted.length > LARGEST) return setRefused(TOO_LARGE);
    const {selectionStart, selectionEnd} = event.currentTarget;
    onChange(withFile(source, shown, {text: text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)}));
  }

  return (
    <div
      className={clsx(styles.editor, isOver && styles.over)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      {files.length > 1 && (
        <FileChoice source={source} unused={unused} onShow={(index) => onChange({files, shown: index})} />
      )}
      <EditorBar
        source={source}
        label={label}
        onChange={onChange}
        onOpen={(opened) => void take(opened)}
        onFocus={() => field.current?.focus()}
      />
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
              placeholder={'Paste a compose.yaml, a log\nor an error, or drop files.'}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              rows={count}
              cols={columnsOf(lines)}
              value={text}
              onChange={(event) => onType(withFile(source, shown, {text: event.target.value}))}
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
function Band({mark: {line, severity, word, count}, width}: {mark: LineMark; width: number}): ReactNode {
  return (
    <div
      className={clsx(styles.band, severityClass(severity))}
      style={{insetBlockStart: `calc(${line - 1} * var(--line))`, paddingInlineStart: `calc(${width + 2} * 1ch)`}}
    >
      <span className={styles.note}>
        <b>{word}</b>
        {count > 1 && ` and ${count - 1} more`}
      </span>
    </div>
  );
}
