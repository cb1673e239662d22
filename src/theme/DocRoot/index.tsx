// Wrap: titles a missing page below /docs, which the original shows without its own title, and keeps the version that's read.
import {useDocRootMetadata, useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import {type ReactNode, useEffect} from 'react';
import {isStandIn} from '@site/src/resilience/storage-stand-in';

/**
 * The version that the reader opened last is the preferred one. The original saves it only from a menu of versions. A
 * component of its own: its context changes after the first render, and with this hook a whole page would render again.
 */
function KeptVersion(): null {
  const {pluginId, version} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (!isStandIn('localStorage')) savePreferredVersionName(version);
  }, [savePreferredVersionName, version]);
  return null;
}

export default function DocRootWrapper(props: Props): ReactNode {
  const isFound = useDocRootMetadata(props) !== null;
  return (
    <>
      <KeptVersion />
      {!isFound && <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />}
      <DocRoot {...props} />
    </>
  );
}
