/** What happens when the code of a page doesn't load, for example after a new deployment. */
import generatedRoutes from '@generated/routes';
import {guardRoute} from './recover';
import {type Route, eachRoute} from './routes';

const routes = generatedRoutes as Route[];

if (typeof window !== 'undefined') eachRoute(routes, (route) => guardRoute(routes, route));
