import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {checkedOf} from '../pages/checked';
import {loadTested} from '../pages/data/facts';
import {PLAN_COMMENT} from '../pages/data/plan-statements';
import {findNode} from '../pages/mdast/element';
import type {Page} from '../pages/page';
import {loadPages} from '../remark/load-pages';
import type {GeneratedFile} from './generated-file';
import {absolute} from './markdown/addresses';

/** How many statements of a page have which source. A statement is a paragraph, a list item, or a row of a table. */
interface Statements {
  /** Made of data. */
  generated: number;
  /** Shown from an example that was run, or compared with a recorded plan of the engine. */
  run: number;
  /** Written after somebody read the source. */
  read: number;
  /** The same, with a link to a vendor's documentation. */
  vendors: number;
}

const VENDORS =
  /^https:\/\/([\w-]+\.)*(amazon\.com|cloud\.google\.com|learn\.microsoft\.com|azure\.microsoft\.com|digitalocean\.com|docker\.com)\//;

const isVendor = (node: Nodes): boolean => node.type === 'link' && VENDORS.test(node.url);

export function statementsOf({tree, source}: Pick<Page, 'tree' | 'source'>): Statements {
  const planned = [...source.matchAll(PLAN_COMMENT)].length;
  const count = {generated: 0, run: planned, read: -planned, vendors: 0};
  const tested = loadTested();
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') {
      const [, example = ''] = node.data?.example?.path.split('/') ?? [];
      if (tested[example]?.how === 'run') count.run += 1;
      return undefined;
    }
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return undefined;
    const isHead = parent?.type === 'table' && index === 0;
    if (isHead) return SKIP;
    // What plugins make of data has no place in the page.
    const by = !node.position ? 'generated' : findNode(node, isVendor) ? 'vendors' : 'read';
    count[by] += 1;
    return SKIP;
  });
  return {...count, read: Math.max(count.read, 0)};
}

/** When each page was checked, against what, and what its statements rest on. */
export const checkedFile: GeneratedFile = {
  path: '/checked.json',
  make() {
    const pages = loadPages().map((page) => {
      const {date, release, engine} = checkedOf(page.file);
      return {url: absolute(page.permalink), date, cli: release, engine, statements: statementsOf(page)};
    });
    return `${JSON.stringify({pages}, null, 1)}\n`;
  },
};
