import {plainTree} from '../../../plugins/markdown-export/plain-tree';
import type {Page} from '../../../plugins/pages/load-pages';

/** Pages whose elements have no reading as Markdown: a component that is not there, or raw HTML. */
export function checkReadings(pages: Page[]): string[] {
  return pages.flatMap(({tree, file, frontMatter}) => {
    try {
      plainTree(tree, file, frontMatter.title);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}
