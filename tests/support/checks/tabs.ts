import {visit} from 'unist-util-visit';
import {attributeOf, isElement} from '../../../plugins/pages/mdast/element';
import type {Page} from '../../../plugins/pages/page';

/** Groups whose choice is remembered over pages. Their values are one list, so that a choice applies to each page. */
const GROUPS: Record<string, string[] | null> = {
  provider: ['aws', 'gcp', 'azure', 'digitalocean', 'playground'],
  os: ['macos', 'linux', 'windows'],
  /** Ways differ from page to page. */
  install: null,
};

/** Groups of tabs have values that all of their pages know. Docusaurus refuses the rest that can be wrong. */
export function checkTabs(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap(({file, tree}) => {
    const problems: string[] = [];
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Tabs') return;
      const group = attributeOf(node, 'groupId');
      if (group === undefined) return;
      const say = (problem: string) => problems.push(`${file}:${node.position?.start.line ?? 'generated'}: ${problem}`);
      const known = GROUPS[group];
      if (known === undefined) say(`"${group}" is no group of tabs: take one of ${Object.keys(GROUPS).join(', ')}.`);
      for (const value of node.children.filter(isElement).map((item) => attributeOf(item, 'value') ?? ''))
        if (known && !known.includes(value))
          say(`the group "${group}" has no value "${value}": take one of ${known.join(', ')}.`);
    });
    return problems;
  });
}
