import type {ReactNode} from 'react';
import {PROVIDERS, type ProviderId} from '@site/src/home/copy';
import './by-provider.module.css';

/** A text for each provider. All of them are in the page; by-provider.module.css shows the chosen one's. */
export function ByProvider({
  of,
  as: As = 'span',
}: {
  of: (id: ProviderId) => string | undefined;
  as?: 'span' | 'b' | 'em';
}): ReactNode {
  const texts = new Map<string, ProviderId[]>();
  for (const id of PROVIDERS) {
    const text = of(id);
    if (text) texts.set(text, [...(texts.get(text) ?? []), id]);
  }
  return [...texts].map(([text, ids]) => (
    <As key={text} data-provider={ids.join(' ')}>
      {text}
    </As>
  ));
}
