// Eject: one bar that stays, with search and mode before Get Started, and the menu button last, where a thumb reaches it;
// the original can hide while the reader scrolls, and draws its logo from an image.
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';

function NavbarItems({items}: {items: NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(cause) =>
        new Error(`The navbar item ${JSON.stringify(item)} in config/navbar.ts failed to render.`, {cause})
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

function MenuButton(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle icon-button"
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
  return (
    <nav aria-label="Main" className={clsx(ThemeClassNames.layout.navbar.container, 'navbar')}>
      <div className="navbar__inner">
        <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
          <Wordmark className="navbar__brand" docs />
          <NavbarItems items={items.filter(({position}) => position === 'left')} />
        </div>
        <div className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}>
          <SearchBar />
          <NavbarColorModeToggle />
          <NavbarItems items={items.filter(({position}) => position === 'right')} />
          <MenuButton />
        </div>
      </div>
      <NavbarMobileSidebar />
    </nav>
  );
}
