const TITLE =
  /^([> \t]*:{3,}(?:note|tip|info|success|warning|danger|caution|important|secondary)) +(?!\s)(.*\S)[ \t]*$/gm;

/** Docusaurus takes `:::note A title` for `:::note[A title]` before MDX sees it; so do we. */
export const labelAdmonitions = (source: string): string => source.replace(TITLE, '$1[$2]');
