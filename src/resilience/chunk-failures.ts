/** What happens when the code of a page doesn't load, for example after a new deployment. */
import generatedRoutes from '@generated/routes';
import {showNotice} from './notice';
import {reloadOnce} from './reload-once';
import {type Route, allRoutes, matchingRoutes} from './routes';

const routes = generatedRoutes as Route[];

const NEVER = new Promise<never>(() => {});

const isHydrated = (): boolean => 'docusaurusRoot' in window;

/**
 * What happens when something that a page needs didn't load. `isWanted` tells whether the reader is on the way to the
 * page, rather than that it was loaded ahead of a click that may never come.
 *
 * @returns a promise that stays open where nothing else may happen
 */
function recover(error: unknown, isWanted: () => boolean): Promise<never> | undefined {
  if (isHydrated() && !isWanted()) return undefined;
  console.warn('The code of this page couldn’t be loaded.', error);
  if (reloadOnce()) return NEVER;
  // The page is shown after all: its Loading component says what is wrong, and can be tried again.
  if (isHydrated()) return undefined;
  // React would replace the readable page with an error.
  showNotice('Parts of this page didn’t load. You can read it, but menus, search and tabs may not work.');
  return NEVER;
}

/**
 * Docusaurus reloads at every failed navigation and does nothing at a failed first load, which leaves a page that
 * doesn't react (docusaurus#7599, docusaurus#7600). Both go through `preload` of the route's component, so that's what
 * is wrapped. Remove when Docusaurus guards its reload and handles a failed first load.
 */
function guardRoute(route: Route): void {
  const component = route.component as {preload?: () => Promise<unknown>} | undefined;
  const preload = component?.preload;
  if (!component || !preload) return;
  // The address changes before the page does.
  const isWanted = () => matchingRoutes(routes, window.location.pathname).includes(route);
  component.preload = () => preload().catch((error: unknown) => recover(error, isWanted));
}

if (typeof window !== 'undefined') allRoutes(routes).forEach(guardRoute);
