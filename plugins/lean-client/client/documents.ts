/** What the docs plugin tells of a document (its `GlobalDoc`). */
interface DocumentOfSite {
  id: string;
  path: string;
  sidebar: string | undefined;
}

/** What the docs plugin tells of all documents: here, of those whose pages have a route so far (pages.ts). */
export const documents: DocumentOfSite[] = [];
