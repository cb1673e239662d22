// Eject: sidebar and page side by side, and keeps the version that's read; the original includes code to collapse the sidebar.
import {useDocsPreferredVersion, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {isStandIn} from '@site/src/resilience/storage-stand-in';
import '@site/src/css/docs/index.css';

const nothing = () => undefined;

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

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className="docs">
      <KeptVersion />
      <BackToTopButton />
      {sidebar && (
        <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, 'screen-only')}>
          {/* Another sidebar isn't scrolled to where the last one was. */}
          <DocSidebar
            key={sidebar.name}
            sidebar={sidebar.items}
            path={pathname}
            isHidden={false}
            onCollapse={nothing}
          />
        </aside>
      )}
      <main>{children}</main>
    </div>
  );
}
