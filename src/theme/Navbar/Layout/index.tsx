// Eject: a bar that stays; the original's can hide while the reader scrolls, and has other colors.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function NavbarLayout({children}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <nav
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', shown && 'navbar-sidebar--show')}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
