// Eject: a section or a link, as config/navbar.ts has them; the original supports nine kinds, and versions of the documentation.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {useLatestVersion, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useSidebarName} from '@site/src/hooks/use-sidebar-name';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props extends LinkProps {
  type?: 'docSidebar';
  label?: string;
  sidebarId?: string;
  position?: 'left' | 'right';
  mobile?: boolean;
}

function Item(props: Props): ReactNode {
  const {position, mobile, label, className, ...others} = props;
  const block = mobile ? 'menu__link' : position === 'left' ? 'navbar__link' : 'btn';
  const link = (
    <Link
      isNavLink={!others.href}
      activeClassName={`${block}--active`}
      {...others}
      className={clsx(block, block === 'btn' && 'btn--small', className)}
    >
      {label}
      {others.href && !isInternalUrl(others.href) && <IconExternalLink />}
    </Link>
  );
  return mobile ? <li>{link}</li> : link;
}

/** Says which sidebars there are, or that this one has no page. */
function MissingSection({sidebarId}: {sidebarId: string}): never {
  useLayoutDocsSidebar(sidebarId);
  throw new Error(`The sidebar "${sidebarId}" of a navbar item has no page to link to.`);
}

/**
 * Points to the first page of a section, and shows whether the reader is there. `useLayoutDocsSidebar` would look for the
 * version that's read, by comparing the address with that of every page.
 */
function SectionItem({sidebarId = '', ...props}: Props): ReactNode {
  const link = useLatestVersion('default').sidebars?.[sidebarId]?.link;
  const current = useSidebarName();
  if (!link) return <MissingSection sidebarId={sidebarId} />;
  return <Item label={link.label} {...props} to={link.path} isActive={() => current === sidebarId} />;
}

export default function NavbarItem({type, ...props}: Props): ReactNode {
  if (!type) return <Item {...props} />;
  if (type !== 'docSidebar') throw new Error(`No navbar item of type "${String(type)}": see src/theme/NavbarItem.`);
  return <SectionItem {...props} />;
}
