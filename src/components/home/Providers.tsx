import type {ReactNode} from 'react';
import {ProviderTable} from './ProviderTable';
import {Section} from './Section';

export function Providers(): ReactNode {
  return (
    <Section
      id="home-providers"
      title="The same file, wherever it has to run"
      text="Each provider page lists what is created in your account, and how to remove it."
    >
      <ProviderTable />
    </Section>
  );
}
