/**
 * The page of a missing address comes alive as such. The router ignores case, slashes at the end and encoded letters, and servers don't: it
 * would show another page than the one that was sent, and React would report two errors.
 */
import generatedRoutes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import {type ComponentType, createElement, type ReactNode} from 'react';
import type {Route} from './routes';

type Page = ComponentType & {preload?: () => Promise<unknown>};

/** Puts a route around all others that shows the missing page while the reader is at the address that was requested. */
function keepMissing(routes: Route[]): void {
  const others = routes.splice(0);
  const missing = others.find(({path}) => path === '*')?.component as Page;
  const elements = renderRoutes(others as Parameters<typeof renderRoutes>[0]);
  let first: {key: string | undefined; pathname: string} | undefined;
  const MissingPage = (): ReactNode => {
    const {key, pathname} = useLocation();
    first ??= {key, pathname};
    return key === first.key && pathname === first.pathname ? createElement(missing) : elements;
  };
  routes.push({component: Object.assign(MissingPage, {preload: missing.preload}), routes: others});
}

if (typeof window !== 'undefined' && document.querySelector('main[data-page="missing"]'))
  keepMissing(generatedRoutes as Route[]);
