/** A file that is made from data: written into the build, made on request by `npm start`. */
export interface GeneratedFile {
  /** Address from the root of the site, such as `/samples-v2.json`. */
  path: string;
  make: () => string;
}
