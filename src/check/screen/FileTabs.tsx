import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useRef} from 'react';
import type {FileOrder} from 'compose-check/project/file-order';
import type {Source} from '@site/src/check/source';
import {useProduct} from '@site/src/hooks/use-product';
import check from './check.module.css';
import styles from './files.module.css';

interface Props {
  source: Source;
  unused: FileOrder['unused'];
  onShow: (index: number) => void;
  onRemove: (index: number) => void;
}

/** ID of the panel that the tabs show their file in. */
export const PANEL = 'check-file';

/** Index of the tab that a key goes to; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1};
  const next = steps[key];
  return next === undefined ? undefined : (next + count) % count;
}

/** A tab for each of several files. */
export function FileTabs({source: {files, shown}, unused, onShow, onRemove}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete') {
      event.preventDefault();
      onRemove(shown);
      list.current?.querySelector<HTMLElement>('[role=tab]')?.focus();
      return;
    }
    const next = target(event.key, shown, files.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div ref={list} className="tabs" role="tablist" aria-label="Your files">
      {files.map(({name}, index) => {
        const isUnused = unused.some((one) => one.name === name);
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${PANEL}-tab-${index}`}
            aria-controls={PANEL}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            title={name}
            className={clsx('tabs__item', styles.tab, isUnused && styles.unused)}
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
          >
            <span className="ellipsis">{name}</span>
            {isUnused && <span className="visually-hidden"> (not read)</span>}
          </button>
        );
      })}
    </div>
  );
}

function Names({names}: {names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && <span>, </span>}
      <code>{name}</code>
    </span>
  ));
}

/** In which order the CLI reads the files, and which it doesn't. */
export function FileOrderNote({order}: {order: FileOrder}): ReactNode {
  const {slug} = useProduct();
  const {merged, unused, flags} = order;
  return (
    <div className={check.small}>
      {merged.length > 1 && (
        <p>
          <span>The CLI merges them in this order: </span>
          <Names names={merged} />
        </p>
      )}
      {flags.length > 0 && (
        <p>
          <span>Name them when you deploy: </span>
          <code>{`${slug} compose up ${flags.map((name) => `-f ${name}`).join(' ')}`}</code>
        </p>
      )}
      {unused.map(({name, instead}) => (
        <p key={name}>
          <code>{name}</code>
          <span> isn’t read, because the CLI uses </span>
          <code>{instead}</code>
        </p>
      ))}
    </div>
  );
}
