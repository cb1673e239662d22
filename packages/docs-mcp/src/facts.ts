import type {PageFacts} from 'docs-index/pages';

/**
 * What the server knows of the site besides its pages, its search index and the rules of the check. The site's build
 * writes it, as `mcp.json`.
 */
export interface Facts {
  /** Display name of the tool, such as `Acme`. */
  name: string;
  /** Its command, such as `acme`. */
  slug: string;
  /** Release that the docs describe. */
  version: string;
  /** Where the site is published, without a slash at the end. */
  origin: string;
  /** Names under which a server may answer for the site; `*` stands for any. */
  hosts: string[];
  /** Display names of the clouds that the tool deploys to. */
  clouds: string[];
  pages: PageFacts[];
  /** Where the build has the parts of the search index and the rules of the check, as paths below it. */
  files: Record<'titles' | 'records' | 'vectors' | 'rules', string>;
}
