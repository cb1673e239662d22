import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {EXAMPLES, readExample} from '../pages/examples';
import {fenceMeta} from '../pages/mdast/fence-meta';
import {atNode} from '../pages/mdast/place';

/** Where the lines of a code block come from; the checks name this place instead of the page. */
export interface ExampleSource {
  /** From the root of the repository. */
  path: string;
  /** For each line of the block, its number in the file. */
  lines: number[];
}

declare module 'mdast' {
  interface CodeData {
    example?: ExampleSource;
  }
}

interface Options {
  folder?: string;
  identity?: Parameters<typeof readExample>[3];
}

function fill(node: Code, {folder = EXAMPLES, identity}: Options): void {
  const {file, region, title} = fenceMeta(node.meta);
  if (region !== undefined && file === undefined) throw new Error('region="…" needs file="…", which names the file.');
  if (file === undefined) return;
  if (node.value.trim())
    throw new Error(
      `this block shows ${folder}/${file}, so it can't have text of its own: empty it and change the file, or remove file="${file}".`,
    );
  const {text, lines} = readExample(file, region, folder, identity);
  node.value = text;
  node.data = {...node.data, example: {path: `${folder}/${file}`, lines}};
  // The project's own folder is the reader's folder.
  if (title === undefined) node.meta = `${node.meta} title="${file.slice(file.indexOf('/') + 1)}"`;
}

/**
 * Fills the empty fences that name a file of examples/, such as `file="express/server.js" region="health"`. Comes after
 * the tokens, because braces in a program aren't tokens, and before everything that reads code.
 * A wrong fence stops the build with file, line and remedy.
 */
export function remarkExamples(options: Options = {}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'code', (node) => atNode(file, node, () => fill(node, options)));
  };
}
