import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** What the docs plugin tells of all documents: here, of those whose pages have a route so far (pages.ts). */
export const documents: GlobalDoc[] = [];
