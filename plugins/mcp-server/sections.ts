import type {LibraryPage} from './library';

/** A part of a page between two headings. */
export interface PageSection {
  page: LibraryPage;
  /** Text of the heading; empty before the first. */
  heading: string;
  /** Public address with the anchor of the heading. */
  url: string;
  /** Markdown below the heading, without it. */
  text: string;
}

const HEADING = /^#{2,6} (.+)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Anchor of a heading by GitHub's rule, as the site has it for all headings without an id of their own. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

const plain = (heading: string) => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');

/** Splits the Markdown of a page at its headings; a `#` inside a code block is none. */
export function sectionsOf(page: LibraryPage): PageSection[] {
  const sections: PageSection[] = [{page, heading: '', url: page.url, text: ''}];
  let fence = '';
  const body = page.markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && mark.startsWith(fence) && line.trim() === mark) fence = '';
    const heading = fence ? null : HEADING.exec(line);
    const current = sections.at(-1);
    const title = plain(heading?.[1] ?? '');
    // A tab is a headed variant, "Install (macOS)": it has no anchor of its own, and belongs to the section it varies.
    const isVariant = current?.heading && title.startsWith(`${current.heading} (`);
    if (heading && !isVariant) {
      sections.push({page, heading: title, url: `${page.url}#${anchorOf(title)}`, text: ''});
    } else if (current && !/^(> Documentation index: |# )/.test(line)) current.text += `${line}\n`;
  }
  return sections.map((section) => ({...section, text: section.text.trim()})).filter((section) => section.text);
}
