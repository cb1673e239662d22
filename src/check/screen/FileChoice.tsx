import type {ReactNode} from 'react';
import type {FileOrder} from 'compose-check/project/file-order';
import {Choice} from '@site/src/components/Choice/Choice';
import type {Source} from '@site/src/check/source';
import {useProduct} from '@site/src/hooks/use-product';
import check from './check.module.css';
import {InlineMarkdown} from './InlineMarkdown';

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

const code = (text: string): string => `\`${text}\``;

/** In which order the CLI reads the files, and which it doesn't. */
export function FileOrderNote({order: {merged, unused, flags}}: {order: FileOrder}): ReactNode {
  const {slug} = useProduct();
  const deploy = `${slug} compose up ${flags.map((name) => `-f ${name}`).join(' ')}`;
  const notes = [
    ...(merged.length > 1 ? [`The CLI merges them in this order: ${merged.map(code).join(', ')}`] : []),
    ...(flags.length > 0 ? [`Name them when you deploy: ${code(deploy)}`] : []),
    ...unused.map(({name, instead}) => `${code(name)} isn’t read, because the CLI uses ${code(instead)}`),
  ];
  return (
    <div className={check.small}>
      {notes.map((note) => (
        <p key={note}>
          <InlineMarkdown text={note} />
        </p>
      ))}
    </div>
  );
}
