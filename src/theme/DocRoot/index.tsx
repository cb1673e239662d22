// Eject: loads the not-found page when there is need of it; the original has every docs page load it.
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {type ReactNode, Suspense, lazy} from 'react';

const NotFoundContent = lazy(() => import(/* webpackChunkName: 'not-found' */ '@theme/NotFound/Content'));

export default function DocRoot(props: Props): ReactNode {
  const route = useDocRootMetadata(props);
  if (!route) {
    return (
      <Suspense fallback={null}>
        <NotFoundContent />
      </Suspense>
    );
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={route.sidebarName} items={route.sidebarItems}>
        <DocRootLayout>{route.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
