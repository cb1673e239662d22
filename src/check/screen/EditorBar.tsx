import {type ChangeEvent, type ReactNode, useId, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {type Source, oneFile} from '@site/src/check/source';
import styles from './editor.module.css';
import {nextName, withFile, withoutFile} from './source-files';
import {EXAMPLE} from './texts';

interface Props {
  source: Source;
  /** Name shown for a single file. */
  label: string;
  onType: (source: Source) => void;
  onChange: (source: Source) => void;
  onOpen: (files: readonly File[]) => void;
  /** Puts the cursor into the field. */
  onFocus: () => void;
}

const nameIn = (typed: string): string => typed.replace(/^\.\//, '').trim();

/** Name of one of several files. What can't be a name yet stays in the field while the reader types. */
function NameField({name, onRename}: {name: string; onRename: (name: string) => void}): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [before, setBefore] = useState(name);
  if (name !== before) {
    setBefore(name);
    // Another file is in the field.
    if (nameIn(typed) !== name) setTyped(name);
  }
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Name of the file
      </label>
      <input
        id={id}
        className={styles.rename}
        value={typed}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({target}) => {
          setTyped(target.value);
          onRename(nameIn(target.value));
        }}
        onBlur={() => setTyped(name)}
      />
    </>
  );
}

/** Name of the file in the field, and what can be done with the files. */
export function EditorBar({source, label, onType, onChange, onOpen, onFocus}: Props): ReactNode {
  const {files: all, shown} = source;
  const text = all[shown]?.text ?? '';
  const isProject = all.length > 1;

  function open(event: ChangeEvent<HTMLInputElement>) {
    onOpen([...(event.target.files ?? [])]);
    // Opening the same file again must also fire a change.
    event.target.value = '';
  }

  /** Two files can't have the same name, and none can be without one. */
  function rename(name: string) {
    if (name && !all.some((file, at) => at !== shown && file.name === name)) onType(withFile(source, shown, {name}));
  }

  const show = (next: Source) => {
    onChange(next);
    onFocus();
  };

  return (
    <div className={styles.bar}>
      <span className={styles.name}>
        <Icon name="file" />
        {isProject ? <NameField name={label} onRename={rename} /> : <span className="ellipsis">{label}</span>}
      </span>
      <label className="code-block__button">
        Open<span className="visually-hidden"> files</span>
        <input type="file" multiple className="visually-hidden" onChange={open} />
      </label>
      {text && (
        <button
          type="button"
          className="code-block__button"
          onClick={() => show({files: [...all, {name: nextName(all), text: ''}], shown: all.length})}
        >
          Add<span className="visually-hidden"> a file</span>
        </button>
      )}
      {isProject ? (
        <button
          key="remove"
          type="button"
          className="code-block__button"
          onClick={() => show(withoutFile(source, shown))}
        >
          Remove<span className="visually-hidden"> this file</span>
        </button>
      ) : text ? (
        <button key="clear" type="button" className="code-block__button" onClick={() => show(oneFile(''))}>
          Clear
        </button>
      ) : (
        <button key="example" type="button" className="code-block__button" onClick={() => onChange(oneFile(EXAMPLE))}>
          Example
        </button>
      )}
    </div>
  );
}
