import type {ReactNode} from 'react';
import type {FileOrder} from 'compose-check/project/file-order';
import {Choice} from '@site/src/components/Choice/Choice';
import type {Source} from '@site/src/check/source';
import {useProduct} from '@site/src/hooks/use-product';
import check from './check.module.css';

interface Props {
  source: Source;
  unused: FileOrder['unused'];
  onShow: (index: number) => void;
}

/** Which of several files is in the field. */
export function FileChoice({source: {files, shown}, unused, onShow}: Props): ReactNode {
  const choices = files.map(({name}, index) => ({
    id: `${index}`,
    name: unused.some((one) => one.name === name) ? `${name} (not read)` : name,
  }));
  return (
    <Choice
      legend="Your files"
      name="check-files"
      choices={choices}
      value={`${shown}`}
      onChange={(index) => onShow(Number(index))}
    />
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
