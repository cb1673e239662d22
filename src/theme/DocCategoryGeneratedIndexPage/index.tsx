// Eject: head and columns as on the other documentation pages.
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import type {ReactNode} from 'react';
import {PageHead} from '@site/src/components/PageHead/PageHead';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex: page}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata {...page} />
      <div className="doc-columns">
        <div className="doc-column">
          <DocBreadcrumbs />
          <PageHead title={page.title} description={page.description} />
          <div className="markdown">
            <DocCardList items={items} />
          </div>
          <DocPaginator {...page.navigation} />
        </div>
      </div>
    </>
  );
}
