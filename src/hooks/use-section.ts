import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useSidebarName} from './use-sidebar-name';

export interface Section {
  /** As the navbar has it. */
  label: string;
  /** First page of the section. */
  to: string;
}

/** Pages of a sidebar have the address /docs/SIDEBAR, except for the main sidebar. */
const addressOf = (sidebar: string) => `/docs/${sidebar === 'main' ? 'intro' : sidebar}`;

/** The navbar section that contains the current page. */
export function useSection(): Section | undefined {
  const {pathname} = useLocation();
  const sidebar = useSidebarName();
  const items = useThemeConfig().navbar.items as {label?: string; to?: string; sidebarId?: string}[];
  const sections = items.flatMap(({label, to, sidebarId}) => {
    const address = to ?? (sidebarId && addressOf(sidebarId));
    return label && address ? [{label, to: address}] : [];
  });
  const address = sidebar ? addressOf(sidebar) : pathname;
  return sections.find(({to}) => address === to) ?? sections.find(({to}) => address.startsWith(`${to}/`));
}
