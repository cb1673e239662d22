// Eject: fences are colored at build time (plugins/rehype/highlight); this is for code in components, which loads its colors.
import type {Props} from '@theme/CodeBlock';
import {type ReactNode, useMemo} from 'react';
import {readBlock} from '@site/src/lib/code/block';
import {LiveCode} from '@site/src/components/LiveCode/LiveCode';

export default function CodeBlock({children, className, language, title, metastring}: Props): ReactNode {
  const code = Array.isArray(children) ? children.join('') : String(children ?? '');
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const block = useMemo(
    () => ({...readBlock(code, name, metastring), ...(typeof title === 'string' && {title})}),
    [code, name, metastring, title],
  );
  return <LiveCode block={block} />;
}
