import {decode} from '@site/src/lib/decode';

/** The last part of a path as words to search for: `/docs/cli/acme_compose-up` gives `acme compose up`. */
export function lastWord(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return decode(part)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
