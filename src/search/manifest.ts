import manifest from '@generated/search/default/manifest.json';

/** Addresses of the files that a search loads, without the base URL. Written by plugins/outputs/search. */
export interface SearchManifest {
  titles: string;
  records: string;
  styles: string;
}

export const searchManifest = manifest as SearchManifest;
