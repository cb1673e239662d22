// Wrap: fills the drawer when it opens for the first time; the original fills it on every page before the page can be used.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Mobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {type ReactNode, useState} from 'react';

export default function DocSidebarMobile(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isFilled, setIsFilled] = useState(false);
  if (shown && !isFilled) setIsFilled(true);
  return isFilled && <Mobile {...props} />;
}
