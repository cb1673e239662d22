import type {ReactNode} from 'react';
import {PROVIDERS_SECTION} from '@site/src/home/words';
import {ProviderTable} from './ProviderTable';
import {Section} from './Section';

export function Providers(): ReactNode {
  return (
    <Section id="home-providers" title={PROVIDERS_SECTION.title} text={PROVIDERS_SECTION.text}>
      <ProviderTable />
    </Section>
  );
}
