import type {ReactNode} from 'react';
import {readInline} from 'compose-check/inline-markdown';
import {Spans} from '@site/src/components/Spans/Spans';

/** A sentence of the data with its code and links. `page` is the page that addresses such as `#ports` point to. */
export function InlineMarkdown({text, page}: {text: string; page?: string | undefined}): ReactNode {
  return <Spans spans={readInline(text, page)} />;
}
