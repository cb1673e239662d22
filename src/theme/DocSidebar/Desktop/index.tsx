// Eject: the list alone; the original includes a logo and a collapse button.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo} from 'react';
import {useWideOnly} from '@site/src/hooks/use-wide-only';

export default memo(function DocSidebarDesktop({path, sidebar}: Props) {
  const content = useWideOnly(
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </ul>,
  );
  return <nav aria-label="Docs sidebar" className="menu" {...content} />;
});
