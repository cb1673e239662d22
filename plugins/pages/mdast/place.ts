import {relative} from 'node:path';
import type {Node} from 'unist';

/** `docs/intro.mdx:12`, the form in which every message names its place. */
export function placeOf(file: {path: string}, node?: Node): string {
  const path = relative(process.cwd(), file.path);
  const line = node?.position?.start.line;
  return line ? `${path}:${line}` : path;
}
