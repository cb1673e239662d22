/** Sections whose keys are directly below a service, so that their anchor is just the key. */
const BARE_SECTIONS = new Set(['services', 'extensions']);

/** Anchor of a key in the Compose reference: `ports`, `build-context`, `deploy-resources-reservations-memory`. */
export function composeKeyId(section: string, key: string): string {
  const id = key
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return BARE_SECTIONS.has(section) ? id : `${section}-${id}`;
}

/** Where the site describes a key: each section has its own page. */
export const linkToKey = (section: string, key: string): string =>
  `/docs/concepts/compose/${section}#${composeKeyId(section, key)}`;
