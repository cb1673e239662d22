import {closest} from 'fastest-levenshtein';
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

function checkGroup(group: string | undefined, values: string[]): string[] {
  if (group === undefined) return [];
  const known = GROUPS[group];
  const quoted = (list: string[]) => list.map((one) => `"${one}"`).join(', ');
  if (known === undefined) {
    const near = closest(group, Object.keys(GROUPS));
    return [`"${group}" is no group of tabs (did you mean "${near}"?): take one of ${quoted(Object.keys(GROUPS))}.`];
  }
  return values
    .filter((value) => known && !known.includes(value))
    .map((value) => `the group "${group}" has no value "${value}": take one of ${quoted(known ?? [])}.`);
}

/** Groups of tabs have values that all of their pages know. Docusaurus refuses the rest that can be wrong. */
export function checkTabs(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap(({file, tree}) => {
    const problems: string[] = [];
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Tabs') return;
      const values = node.children.filter(isElement).map((item) => attributeOf(item, 'value') ?? '');
      for (const problem of checkGroup(attributeOf(node, 'groupId'), values))
        problems.push(`${file}:${node.position?.start.line ?? 'generated'}: ${problem}`);
    });
    return problems;
  });
}
