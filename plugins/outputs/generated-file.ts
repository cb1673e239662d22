/** A file that is made from data: written into the build, made on request by `npm start`. */
export interface GeneratedFile {
  /** Address from the root of the site, such as `/samples-v2.json`. */
  path: string;
  make: () => string | Uint8Array | Promise<string | Uint8Array>;
}

/** Files whose names follow from their content. */
export interface GeneratedFolder {
  /** Address of the folder. */
  path: string;
  extension: string;
  /** Texts by name. */
  make: () => Map<string, string>;
}
