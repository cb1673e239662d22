// Eject: fences are colored at build time (plugins/rehype/highlight); this is for code in components, which loads its colors.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {LiveCode} from '@site/src/components/LiveCode/LiveCode';

export default function CodeBlock({children, className, language, title, metastring}: Props): ReactNode {
  return (
    <LiveCode
      code={Array.isArray(children) ? children.join('') : String(children ?? '')}
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1]}
      title={typeof title === 'string' ? title : undefined}
      meta={metastring}
    />
  );
}
