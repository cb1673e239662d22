import type {HostRedirect} from './redirect-table';

/** Everything that the writers of host files need. */
export interface HostFacts {
  redirects: HostRedirect[];
  /** Addresses of all pages. */
  routes: string[];
  /** Policy without `upgrade-insecure-requests`. */
  policy: string;
  /** Names that the server answers to; `*` for any. */
  hosts: string[];
}

/** A file for a host; paths that begin with `../` are outside the site, in the folder next to the build. */
export interface HostFile {
  path: string;
  text: string;
}
