import {relative} from 'node:path';
import type {Node} from 'unist';
import {isElement} from './element';

/** `docs/intro.mdx:12`, the form in which every message names its place. */
export function placeOf(file: {path: string}, node?: Node): string {
  const path = relative(process.cwd(), file.path);
  const line = node?.position?.start.line;
  return line ? `${path}:${line}` : path;
}

/**
 * Does something with a node of a page.
 *
 * @param remedy said behind what goes wrong
 * @throws Error with the place of the node, and the name of an element, in front of what went wrong
 */
export function atNode<Result>(file: {path: string}, node: Node, act: () => Result, remedy = ''): Result {
  try {
    return act();
  } catch (error) {
    const name = isElement(node) ? `<${node.name}>: ` : '';
    throw new Error(`${placeOf(file, node)}: ${name}${(error as Error).message}${remedy}`);
  }
}
