export interface KnownScript {
  name: string;
  /** A piece of its source that no other script has. */
  holds: string;
  reason: string;
}

/**
 * Executable scripts that a page may carry inline. Each has one form on all pages, so one hash in the policy. Before
 * adding one, try a client module: it's a file, and needs no hash.
 */
export const knownScripts: KnownScript[] = [
  {
    name: 'color mode',
    holds: 'document.documentElement.setAttribute(',
    reason: 'Docusaurus sets the color mode (and the announcement bar) before the first paint.',
  },
  {
    name: 'start',
    holds: 'site.reloaded-build',
    reason: 'Runs the bundle after the first paint, and reloads a page that misses it (plugins/hosting/start-script).',
  },
  {
    name: 'announcement',
    holds: 'docusaurus.announcement.id',
    reason: 'Shows a new announcement before the first paint (plugins/hosting/start-script), where the site has one.',
  },
];
