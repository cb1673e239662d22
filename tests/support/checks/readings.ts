import {plainTree} from '../../../plugins/outputs/markdown/plain-tree';
import type {Page} from '../../../plugins/pages/page';

/** Pages whose elements have no reading as Markdown: a component that doesn't exist, or raw HTML. */
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
