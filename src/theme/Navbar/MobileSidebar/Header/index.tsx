// Eject: wordmark and close button only; the mode switch stays in the navbar.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';

export default function NavbarMobileSidebarHeader(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <button type="button" className="icon-button" aria-label="Close menu" onClick={toggle}>
        <Icon name="close" />
      </button>
    </div>
  );
}
