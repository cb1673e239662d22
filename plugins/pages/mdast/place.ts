import {relative} from 'node:path';
import type {Node} from 'unist';

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
 * @throws Error with the place of the node in front of what went wrong
 */
export function atNode<Result>(file: {path: string}, node: Node, act: () => Result, remedy = ''): Result {
  try {
    return act();
  } catch (error) {
    throw new Error(`${placeOf(file, node)}: ${(error as Error).message}${remedy}`);
  }
}
