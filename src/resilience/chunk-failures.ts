/**
 * What happens when the code of a page does not load, for example after a new deployment.
 *
 * Docusaurus reloads at every failed navigation and does nothing at a failed first load, whose page then stays without
 * life (docusaurus#7599, docusaurus#7600). Both go through `preload` of the route's component, so that is what is
 * wrapped. Remove when Docusaurus guards its reload and handles a failed first load.
 */
import generatedRoutes from '@generated/routes';
import {showNotice} from './notice';
import {reloadOnce} from './reload-once';
import {type Route, eachRoute, matchingRoutes} from './routes';

const routes = generatedRoutes as Route[];
const NEVER = new Promise<never>(() => {});

const isHydrated = (): boolean => 'docusaurusRoot' in window;

/** Whether the reader is on the way to the route: the address changes before the page does. */
const isWanted = (route: Route): boolean => matchingRoutes(routes, window.location.pathname).includes(route);

function recover(error: unknown, route: Route): Promise<never> | undefined {
  // Loaded ahead of a click that may never come.
  if (isHydrated() && !isWanted(route)) return undefined;
  console.warn('The code of this page could not be loaded.', error);
  if (reloadOnce()) return NEVER;
  // The page is shown after all: its Loading component says what is wrong, and can be tried again.
  if (isHydrated()) return undefined;
  // React would put an error in place of the readable page.
  showNotice('Parts of this page did not load. You can read it, but menus, search and tabs may not work.');
  return NEVER;
}

if (typeof window !== 'undefined') {
  eachRoute(routes, (route) => {
    const component = route.component as {preload?: () => Promise<unknown>} | undefined;
    const preload = component?.preload;
    if (component && preload) component.preload = () => preload().catch((error: unknown) => recover(error, route));
  });
}
