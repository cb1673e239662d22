import type {ReactNode} from 'react';
import {Ledger} from '@site/src/components/landing/Ledger';
import type {Entry} from '@site/src/data/landing';

/** Where to go from here in any case. */
const FRONT_PAGES: Entry[] = [
  {label: 'Documentation', text: 'Start from the front page of the docs', to: '/docs'},
  {label: 'Tutorials', text: 'Deploy something, step by step', to: '/docs/tutorials'},
  {label: 'CLI reference', text: 'Every command and flag', to: '/docs/cli'},
  {label: 'Warnings and errors', text: 'Messages, causes and mends', to: '/docs/intro/faq/warnings-errors'},
];

/** Pages whose address is close to a path that leads nowhere, then the front pages. */
export function NearMatches(_props: {path: string}): ReactNode {
  return <Ledger label="Pages to go to" entries={FRONT_PAGES} />;
}
