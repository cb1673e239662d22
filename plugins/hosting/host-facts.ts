import {REDIRECTS, type Redirect} from '../pages/data/redirects';

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

/** What a path may contain: nothing that a server would have to decode, quote or escape. */
const SAFE_PATH = /^\/[A-Za-z0-9/._~@+-]*$/;
const SAFE_TARGET = /^(https:\/\/[a-z0-9.-]+(:\d+)?)?(\/[A-Za-z0-9/._~@+%-]*)?(#[\w.%-]*)?$/;

/** @throws Error that names a redirect with a character that a host file could misread */
export function checkRedirects(redirects: readonly Redirect[]): void {
  const bad = redirects.find(({from, to}) => !SAFE_PATH.test(from) || !SAFE_TARGET.test(to));
  if (bad)
    throw new Error(
      `${REDIRECTS}: "${bad.from}" → "${bad.to}" holds a character that hosts treat differently. Use letters, digits and -._~/ only.`,
    );
}

/**
 * Refuses addresses of pages that need percent-encoding: the servers answer 404 to any encoded path, which rules
 * out double encoding and similar tricks.
 */
export function checkRoutes(routes: string[]): void {
  const bad = routes.find(
    (route) => !SAFE_PATH.test(route) || /\/[^/]*\.[a-z0-9]+$/.test(route.replace(/\.html$/, '')),
  );
  if (bad)
    throw new Error(
      `The address "${bad}" must be of letters, digits and -._~ and not end like a file: change its slug.`,
    );
}
