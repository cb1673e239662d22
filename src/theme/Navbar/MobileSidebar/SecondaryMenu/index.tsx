// Eject: without the button back to the main menu, which the buttons for site and section replace.
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  return useNavbarSecondaryMenu().content;
}
