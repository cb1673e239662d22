import type {ChangeEvent, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {type Source, oneFile} from '@site/src/check/source';
import styles from './editor.module.css';
import {nextName, withoutFile} from './source-files';
import {EXAMPLE} from './texts';

interface Props {
  source: Source;
  /** Name shown for a single file. */
  label: string;
  onChange: (source: Source) => void;
  onOpen: (files: readonly File[]) => void;
  /** Puts the cursor into the field. */
  onFocus: () => void;
}

const Action = ({name, what, onClick}: {name: string; what?: string; onClick: () => void}): ReactNode => (
  <button type="button" className="code-block__button" onClick={onClick}>
    {name}
    {what && <span className="visually-hidden">{what}</span>}
  </button>
);

/** Name of a single file, and what can be done with the files. */
export function EditorBar({source, label, onChange, onOpen, onFocus}: Props): ReactNode {
  const {files: all, shown} = source;
  const text = all[shown]?.text ?? '';
  const isProject = all.length > 1;

  function open(event: ChangeEvent<HTMLInputElement>) {
    onOpen([...(event.target.files ?? [])]);
    // Opening the same file again must also fire a change.
    event.target.value = '';
  }

  const show = (next: Source) => {
    onChange(next);
    onFocus();
  };

  return (
    <div className={styles.bar}>
      <span className={styles.name}>
        {!isProject && (
          <>
            <Icon name="file" />
            <span className="ellipsis">{label}</span>
          </>
        )}
      </span>
      <label className="code-block__button">
        Open<span className="visually-hidden"> files</span>
        <input type="file" multiple className="visually-hidden" onChange={open} />
      </label>
      {text && (
        <Action
          name="Add"
          what=" a file"
          onClick={() => show({files: [...all, {name: nextName(all), text: ''}], shown: all.length})}
        />
      )}
      {isProject ? (
        <Action key="remove" name="Remove" what=" this file" onClick={() => show(withoutFile(source, shown))} />
      ) : text ? (
        <Action key="clear" name="Clear" onClick={() => show(oneFile(''))} />
      ) : (
        <Action key="example" name="Example" onClick={() => onChange(oneFile(EXAMPLE))} />
      )}
    </div>
  );
}
