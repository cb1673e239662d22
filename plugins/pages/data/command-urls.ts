import {site} from '../../../config/site';
import type {Flag} from '../../../src/data/cli/schema';

/** Address of a command's page: `compose up` has `/docs/cli/{product}_compose_up`. */
export function commandUrl(path: string): string {
  return `/docs/cli/${[site.slug, ...path.split(' ').filter(Boolean)].join('_')}`;
}

/** Anchor of a flag on its command's page, as the reader would type it: `--detach`. */
export function flagId(flag: Flag): string {
  return `--${flag.name}`;
}
