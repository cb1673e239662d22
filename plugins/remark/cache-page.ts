import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {guidesListedBy} from '../pages/data/facts';
import {homesQuotedBy} from '../pages/data/topics';
import {examplesShownBy} from '../pages/examples';
import {withPlainEnds} from '../pages/front-matter-yaml';
import {readHeadingIds} from '../pages/heading-ids';
import {cachedTree, hashOfFiles, hashOfInputs} from '../pages/cache';
import {pageFiles, partialsShownBy} from '../pages/page';

/** Admonitions whose title may be written as `:::note A title`. */
const ADMONITIONS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

/** A page's source as Docusaurus hands it to MDX: `{#id}` isn't an expression, and titles of admonitions are labels. */
export const prepared = (source: string): string =>
  admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(withPlainEnds(source)), ADMONITIONS);

/** Data that writers change while the preview runs. */
const DATA = ['src/data', 'packages/compose-check/data'];
/** What pages are made with, besides settings and the code that makes them. */
const SHARED = ['examples/schema.ts', 'examples/tested.yaml', 'package-lock.json', 'packages', 'sidebars.ts', 'src'];

let settings: string | undefined;

/** What pages are made with: the same for as long as a build runs. Pages know which other pages there are. */
export function madeWith(): string {
  const isPreview = process.env.NODE_ENV === 'development';
  if (isPreview) settings = undefined;
  return (settings ??= `${hashOfInputs(...(isPreview ? DATA : SHARED))}\0${pageFiles().join('\0')}`);
}

/** Changes with all that a page is made from: its text as MDX gets it, and the files that it shows parts of. */
export function keyOf(value: string, made = madeWith()): string {
  const shown = [examplesShownBy, guidesListedBy, homesQuotedBy, partialsShownBy].flatMap((filesOf) => filesOf(value));
  const hash = hashOfFiles(shown.filter((path) => existsSync(path)));
  return createHash('sha256').update(`${made}\0${hash}\0${value}`).digest('hex');
}

/** Changes with all that any page is made from. */
export const hashOfPages = (): string =>
  createHash('sha256')
    .update(
      pageFiles()
        .map((file) => keyOf(prepared(readFileSync(file, 'utf8'))))
        .join(''),
    )
    .digest('hex');

/** Of a node's place only the first line is ever reported; the rest would take most of a tree's memory. */
function keepLines(tree: Root): void {
  visit(tree, (node) => {
    if (!node.position) return;
    const start = {line: node.position.start.line, column: node.position.start.column};
    node.position = {start, end: start};
  });
}

/** Removes MDX's mark of elements that are written by hand, which only MDX reads. */
function removeMarks(tree: Root): void {
  visit(tree, (node) => {
    if (!node.data || !('_mdxExplicitJsx' in node.data)) return;
    delete node.data._mdxExplicitJsx;
    if (Object.keys(node.data).length === 0) delete node.data;
  });
}

/** The tree of a page as search, Ask, the Markdown for agents and the checks share it. */
export function finished(tree: Root): Root {
  readHeadingIds(tree);
  keepLines(tree);
  removeMarks(tree);
  return tree;
}

/** Comes last when the bundler reads pages: what it has read isn't read again for the files next to the pages. */
export function remarkCachePage(): Transformer<Root> {
  return (tree, {path, value}) => {
    // Data can change while anything else runs.
    if (process.env.NODE_ENV !== 'production') return;
    // The plugins after this one change the tree.
    const copy = () => finished(JSON.parse(JSON.stringify(tree)) as Root);
    cachedTree(relative(process.cwd(), path).replaceAll('\\', '/'), keyOf(String(value)), copy);
  };
}
