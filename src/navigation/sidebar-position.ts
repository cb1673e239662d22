import type {ClientModule} from '@docusaurus/types';

/** Keeps the current page in sight in a sidebar that is longer than the window. */
export default {
  onRouteDidUpdate() {
    const sidebar = document.querySelector('.theme-doc-sidebar-container nav.menu');
    const current = sidebar?.querySelector('[aria-current="page"]');
    if (!sidebar || !current) return;
    const box = sidebar.getBoundingClientRect();
    const {top, bottom} = current.getBoundingClientRect();
    if (top >= box.top && bottom <= box.bottom) return;
    sidebar.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
  },
} satisfies ClientModule;
