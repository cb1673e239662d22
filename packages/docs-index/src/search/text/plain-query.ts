/**
 * A query as the docs would write it: full-width letters and spaces, ligatures and other variants become plain ones, and so do
 * the dashes and quotes that phones and word processors make of `--provider` and `"web"`. What's invisible goes. For queries only,
 * because marks need the places of the original.
 */
export const plainQuery = (query: string): string =>
  query
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‒−]/g, '-')
    .replace(/(?<![^\s"'(`])-*[–—][–—-]*(?=\p{L}{2})/gu, '--')
    .replace(/(?<![^\s"'(`])[–—](?=\p{L})/gu, '-');
