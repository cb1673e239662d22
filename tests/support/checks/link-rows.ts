import type {ListItem, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Page} from '../../../plugins/pages/page';

const HEADINGS = /^(Related pages|Next steps|See also)$/;

/** Whether an item is a link, or a link with a colon and a description. */
function isRow({children: [first]}: ListItem): boolean {
  const [link, next] = first?.type === 'paragraph' ? first.children : [];
  return link?.type === 'link' && (next === undefined || (next.type === 'text' && next.value.startsWith(': ')));
}

/** The lists that end pages are drawn as rows of link and description (src/css/link-rows.css): anything else falls apart. */
export function checkLinkRows(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap(({file, tree}) =>
    tree.children.flatMap((list: RootContent, place, all) => {
      const before = all[place - 1];
      if (list.type !== 'list' || before?.type !== 'heading' || !HEADINGS.test(toString(before))) return [];
      return list.children
        .filter((item) => !isRow(item))
        .map(
          (item) =>
            `${file}:${item.position?.start.line ?? 1}: "${toString(item)}" isn’t one link with its description: write "[Name](/docs/…): what you find there".`,
        );
    }),
  );
}
