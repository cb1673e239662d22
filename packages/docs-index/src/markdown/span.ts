/** A piece of running text. Everything is plain text: nothing in it is ever read as HTML. */
export interface Span {
  text: string;
  code?: true;
  strong?: true;
  /** Address that passed `safeUrl`. */
  href?: string;
}

export const textOf = (spans: readonly Span[]): string => spans.map(({text}) => text).join('');
