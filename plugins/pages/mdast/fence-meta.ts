const WORD = /(\w+)="([^"]*)"/g;

/** Words after the language of a fence: `title="compose.yaml"`, `file="express/server.js"`, `fragment="…"`. */
export const fenceMeta = (meta: string | null | undefined): Record<string, string> =>
  Object.fromEntries([...(meta ?? '').matchAll(WORD)].map(([, key = '', value = '']) => [key, value]));
