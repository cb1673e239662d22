// Eject: leaves out the items at the right, since Get Started is at the foot of the drawer.
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const [items] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemConfig[]);
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile {...item} onClick={toggle} key={index} />
      ))}
    </ul>
  );
}
