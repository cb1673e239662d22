import {matchPath} from '@docusaurus/router';

/** What is needed of a route of Docusaurus. */
export interface Route {
  path?: string | string[] | undefined;
  exact?: boolean | undefined;
  component?: unknown;
  routes?: Route[] | undefined;
}

/** The routes that show a path, from the layout down to the page. */
export function matchingRoutes(routes: Route[], pathname: string): Route[] {
  for (const route of routes) {
    const {path, exact = false} = route;
    if (matchPath(pathname, {path, exact})) return [route, ...matchingRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

export const allRoutes = (routes: Route[]): Route[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
