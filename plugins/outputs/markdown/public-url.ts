import {site} from '../../../config/site';

/** Public address of the site, without a slash at its end. */
export const ORIGIN = `${site.url}${site.baseUrl}`.replace(/\/+$/, '');

export const absolute = (path: string): string => `${ORIGIN}${path}`;
