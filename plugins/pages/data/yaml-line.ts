import type {Document, LineCounter} from 'yaml';

/** Line of the value at a path of a YAML document, or of the nearest one around it that's there. */
export function yamlLine(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as {range?: [number, number, number]} | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
