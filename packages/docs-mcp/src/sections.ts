import {parseMarkdown} from 'docs-index/markdown/parse';
import {cutSections} from 'docs-index/markdown/sections';
import type {LibraryPage} from './library';

/** A section of a page with all that is below it. */
export interface PageSection {
  heading: string;
  /** Level of the heading, from 1 (the page) to 6. */
  depth: number;
  /** Public address, with the anchor of the heading where it's known. */
  url: string;
  /** Markdown below the heading, up to the next of the same or a higher level. */
  text: string;
}

/**
 * The sections of a page, itself first.
 *
 * @param addresses of all sections, as the index has them: pages that aren't documents have none
 */
export function sectionsOf({markdown, url}: LibraryPage, addresses: readonly string[]): PageSection[] {
  const found = cutSections(parseMarkdown(markdown));
  return found.map(({heading, depth, title}, place) => {
    const next = found.slice(place + 1).find((other) => other.depth <= depth);
    const text = markdown.slice(heading?.position?.end.offset, next?.heading?.position?.start.offset);
    const isKnown = found.length === addresses.length;
    return {heading: title, depth, url: (isKnown && addresses[place]) || url, text: text.trim()};
  });
}
