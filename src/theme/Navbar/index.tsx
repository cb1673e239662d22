// Eject: one bar that stays, with search and mode before Get Started, and the menu button last, where a thumb reaches it;
// the original can hide while the reader scrolls, and draws its logo from an image.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';

function MenuButton(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle icon-button needs-script"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}
    >
      <Icon name="menu" />
    </button>
  );
}

export default function Navbar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const itemsAt = (side: 'left' | 'right') =>
    items.filter(({position}) => position === side).map((item, index) => <NavbarItem key={index} {...item} />);
  return (
    <nav aria-label="Main" className={clsx(ThemeClassNames.layout.navbar.container, 'navbar screen-only')}>
      <div className="navbar__inner">
        <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
          <Wordmark className="navbar__brand" docs />
          {itemsAt('left')}
        </div>
        <div className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}>
          <SearchBar />
          <NavbarColorModeToggle />
          {itemsAt('right')}
          <MenuButton />
        </div>
      </div>
      <NavbarMobileSidebar />
    </nav>
  );
}
