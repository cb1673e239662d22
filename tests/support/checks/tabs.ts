import {closest} from 'fastest-levenshtein';
import type {Node} from 'mdast';
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

/** Tabs: each has a value and its own label, and a group has values that all of its pages know. */
export function checkTabs(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap(({file, tree}) => {
    const problems: string[] = [];
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Tabs') return;
      const say = (at: Node, problem: string) =>
        problems.push(`${file}:${at.position?.start.line ?? 'generated'}: ${problem}`);
      const values: string[] = [];
      for (const item of node.children) {
        if (!isElement(item) || item.name !== 'TabItem')
          say(item, 'inside <Tabs> only <TabItem> may stand: move the rest out.');
        else {
          const value = attributeOf(item, 'value');
          if (!value || !attributeOf(item, 'label')) say(item, 'give the tab a value and a label.');
          else if (values.includes(value)) say(item, `two tabs have the value "${value}": give each its own.`);
          else values.push(value);
        }
      }
      for (const problem of checkGroup(attributeOf(node, 'groupId'), values)) say(node, problem);
    });
    return problems;
  });
}
