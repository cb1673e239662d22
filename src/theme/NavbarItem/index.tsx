// Eject: a section or a link, as config/navbar.ts has them; the original supports nine kinds, and versions of the documentation.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useDocuments, useSidebarName} from '@site/src/hooks/use-sidebar-name';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props extends LinkProps {
  type?: 'docSidebar';
  label?: string;
  sidebarId?: string;
  activeBaseRegex?: string;
  position?: 'left' | 'right';
  mobile?: boolean;
}

/** What a link needs to point to the first page of a section, and to show whether the reader is there. */
function useSection({type, sidebarId}: Props): {label: string; link: LinkProps} | undefined {
  const current = useSidebarName();
  const {sidebars} = useDocuments();
  if (!type) return undefined;
  if (type !== 'docSidebar') throw new Error(`No navbar item of type "${String(type)}": see src/theme/NavbarItem.`);
  const link = sidebars?.[sidebarId ?? '']?.link;
  if (!link) throw new Error(`The sidebar "${sidebarId}" of a navbar item has no page to lead to.`);
  return {label: link.label, link: {to: link.path, isActive: () => current === sidebarId}};
}

const matching = (pattern: string | undefined): LinkProps | undefined =>
  pattern ? {isActive: (_, {pathname}) => isRegexpStringMatch(pattern, pathname)} : undefined;

export default function NavbarItem(props: Props): ReactNode {
  const {type: _type, sidebarId: _sidebarId, position: _position, ...rest} = props;
  const {activeBaseRegex, mobile, label, className, ...others} = rest;
  const section = useSection(props);
  const block = mobile ? 'menu__link' : 'navbar__link';
  const link = (
    <Link
      isNavLink={!others.href}
      activeClassName={`${block}--active`}
      {...others}
      {...matching(activeBaseRegex)}
      {...section?.link}
      className={clsx(block, className)}
    >
      {label ?? section?.label}
      {others.href && !isInternalUrl(others.href) && <IconExternalLink />}
    </Link>
  );
  return mobile ? <li>{link}</li> : link;
}
