import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type Block, readBlock} from '@site/src/lib/code/block';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {renderBlock} from '@site/src/lib/code/render-block';

interface Props {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
}

/**
 * Code that isn't known at build time, such as that of an answer: without colors until the grammars are there. A
 * language without a grammar raises an error, and its code stays plain.
 */
export function LiveCode({code, language = 'text', title}: Props): ReactNode {
  const block = useMemo(() => ({...readBlock(code, language), ...(title && {title})}), [code, language, title]);
  const [colored, setColored] = useState<{block: Block; html: string}>();
  useEffect(() => {
    // The name of the language may still be on its way.
    if (!block.code) return undefined;
    let isCurrent = true;
    void import('./live-colors').then(
      ({colorBlock}) => isCurrent && setColored({block, html: colorBlock(block)}),
      // No network: the code is readable anyway.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [block]);
  return (
    <CodeFrame
      language={block.language}
      title={block.title}
      html={colored?.block === block ? colored.html : renderBlock(block)}
    />
  );
}
