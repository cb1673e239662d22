export interface InlineText {
  text: string;
  code?: true;
  strong?: true;
  /** As it's written: whoever makes a link of it decides whether it's safe. */
  href?: string;
}

/** Code, a link, bold text, or an element, which isn't shown. */
const PIECE = /(`+)(.+?)\1(?!`)|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|<\/?[A-Z][^>]*>/gs;

/**
 * Reads one paragraph of Markdown from the data: code, links, bold text.
 *
 * @param page the page that addresses such as `#ports` belong to
 */
export function readInline(markdown: string, page = ''): InlineText[] {
  const spans: InlineText[] = [];
  let from = 0;
  const plain = (text: string) => void (text && spans.push({text}));
  for (const match of markdown.matchAll(PIECE)) {
    plain(markdown.slice(from, match.index));
    from = match.index + match[0].length;
    const [, , code, label, address, strong] = match;
    if (code) spans.push({text: code.trim(), code: true});
    else if (strong) spans.push({text: strong, strong: true});
    else if (label && address) {
      const href = address.startsWith('#') ? `${page}${address}` : address;
      for (const span of readInline(label)) spans.push({...span, href});
    }
  }
  plain(markdown.slice(from));
  return spans;
}

export const plainInline = (markdown: string): string =>
  readInline(markdown)
    .map(({text}) => text)
    .join('');
