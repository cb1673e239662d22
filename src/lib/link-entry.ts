/** A link with its description. */
export interface LinkEntry {
  label: string;
  text: string;
  to: string;
}
