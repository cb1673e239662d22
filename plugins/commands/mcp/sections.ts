import type {LibraryPage} from './library';

/** A part of a page between two headings. */
export interface PageSection {
  page: LibraryPage;
  /** Text of the heading; that of the page before the first. */
  heading: string;
  /** Level of the heading, from 1 (the page) to 6. */
  depth: number;
  /** Public address, with the anchor of the heading where it's known. */
  url: string;
  /** Markdown below the heading, without it, up to the next. */
  text: string;
}

const HEADING = /^(#{2,6}) (.+)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** What's above the text of a page: the line that points to the index, and the title. */
const HEAD = /^(> Documentation index: |# )/;

const plain = (heading: string) => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');

/** The Markdown of a page between its headings; a `#` inside a code block is none. */
function split(page: LibraryPage): PageSection[] {
  let current: PageSection = {page, heading: page.title, depth: 1, url: page.url, text: ''};
  const sections = [current];
  let fence = '';
  const body = page.markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && mark.startsWith(fence) && line.trim() === mark) fence = '';
    const [, marks = '', written = ''] = (fence ? null : HEADING.exec(line)) ?? [];
    const heading = plain(written);
    // A tab becomes a heading such as "Install (macOS)". It has no anchor, and belongs to the section above.
    if (marks && !heading.startsWith(`${current.heading} (`)) {
      current = {page, heading, depth: marks.length, url: page.url, text: ''};
      sections.push(current);
    } else if (fence || !HEAD.test(line)) current.text += `${line}\n`;
  }
  return sections.map((section) => ({...section, text: section.text.trim()}));
}

/**
 * Splits the Markdown of a page at its headings. The first section is the beginning of the page.
 *
 * @param anchors of the headings on the page itself, in order: the Markdown doesn't contain those that were
 * written by hand
 */
export function sectionsOf(page: LibraryPage, anchors: string[]): PageSection[] {
  const [first, ...headed] = split(page) as [PageSection, ...PageSection[]];
  // Pages that aren't documents have different headings in their Markdown: their sections get the address of the page.
  if (headed.length !== anchors.length) return [first, ...headed];
  return [first, ...headed.map((section, index) => ({...section, url: `${page.url}#${anchors[index]}`}))];
}

/** A section with all that is below it: up to the next heading of the same or a higher level. */
export function wholeSection(sections: PageSection[], section: PageSection): string {
  const rest = sections.slice(sections.indexOf(section) + 1);
  const end = rest.findIndex(({depth}) => depth <= section.depth);
  const below = end < 0 ? rest : rest.slice(0, end);
  return [section.text, ...below.flatMap(({depth, heading, text}) => [`${'#'.repeat(depth)} ${heading}`, text])]
    .filter(Boolean)
    .join('\n\n');
}
