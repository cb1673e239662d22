import type {Redirect} from '../../config/redirects';

/** Everything that the writers of host files need. */
export interface HostFacts {
  redirects: Redirect[];
  /** Addresses of all pages. */
  routes: string[];
  /** Policy without `upgrade-insecure-requests`. */
  policy: string;
  /** Names that the server answers to; `*` for any. */
  hosts: string[];
}
