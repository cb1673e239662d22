// Eject: sidebar and page side by side; the original includes code to collapse the sidebar.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import type {ReactNode} from 'react';
import '@site/src/css/docs/index.css';

const nothing = () => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className="docs">
      <BackToTopButton />
      {sidebar && (
        <aside className={ThemeClassNames.docs.docSidebarContainer}>
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
