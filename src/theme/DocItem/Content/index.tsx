// Eject: a head with title, place for actions and folded table of contents; the original has a title only.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageActions} from '@site/src/components/PageActions/PageActions';
import {PageHead} from '@site/src/components/PageHead/PageHead';

export default function DocItemContent({children}: Props): ReactNode {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  return (
    <>
      {contentTitle === undefined && (
        <PageHead
          title={metadata.title}
          isCommand={'command' in frontMatter}
          actions={<PageActions permalink={metadata.permalink} />}
        />
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      {/* Reader views go by such names. Without them, a long table is all that they show. */}
      <div id="page-content" className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown content')}>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
