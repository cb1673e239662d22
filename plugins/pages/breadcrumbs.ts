import {navbarItems} from '../../config/navbar';
import sidebars from '../../sidebars';
import {type SidebarItem, entriesOf} from './outline';

/** Of the first sidebar, and of pages without one. */
export const DEFAULT_SECTION = 'Overview';

/** Labels of the navigation bar, by sidebar. */
const SECTIONS = new Map(
  navbarItems.filter(({type}) => type === 'docSidebar').map((item) => [item['sidebarId'], item.label]),
);

let trails: Map<string, string[]> | undefined;

/** What's above each page in its sidebar, by doc id; pages without a sidebar aren't in it. */
export const breadcrumbs = (): Map<string, string[]> =>
  (trails ??= new Map(
    Object.entries(sidebars)
      .flatMap(([name, items]) => entriesOf(items as SidebarItem[], [SECTIONS.get(name) ?? DEFAULT_SECTION]))
      .flatMap(({id, above}): [string, string[]][] => (id === undefined ? [] : [[id, above]])),
  ));
