// The histories that only other routers than that of the browser use: half of the package.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
