// Eject: our icon and a target of 40 px.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';

export default function MobileSidebarToggle(): ReactNode {
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
