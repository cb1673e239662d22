/** One flag, argument or exit code: whatever the site says of it is handed on. */
type Fact = Record<string, unknown>;

/** A command of the tool, as `cli_command` answers it. */
export interface CommandFacts extends Fact {
  /** Its path without the name of the tool, such as `compose up`; empty for the tool itself. */
  command: string;
  /** Public address of its page. */
  page: string;
}

export interface PageFacts {
  /** Address on the site, such as `/docs/concepts/compose`. */
  permalink: string;
  title: string;
  description: string;
}

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
  /** Each with all of its names, aliases included, the tool itself first. */
  commands: {names: string[]; facts: CommandFacts}[];
}
