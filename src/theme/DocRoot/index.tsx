// Wrap: titles a missing page below /docs, which the original shows without its own title.
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import type {ReactNode} from 'react';

export default function DocRootWrapper(props: Props): ReactNode {
  const isFound = useDocRootMetadata(props) !== null;
  return (
    <>
      {!isFound && <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />}
      <DocRoot {...props} />
    </>
  );
}
