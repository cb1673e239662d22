import type {Node} from 'unist';
import type {Parser, Processor} from 'unified';

/** Trees of the pages that were compiled in this preview, by their path. */
const parsed = new Map<string, {source: string; tree: Node}>();

/**
 * Keeps the parsed Markdown of each page: with a change of a token or of the data that it shows, the page is compiled
 * again but need not be parsed, which is most of the work.
 */
export function parseOnce(processor: Processor): void {
  const parse = processor.parser as Parser;
  processor.parser = (source, file) => {
    const known = parsed.get(file.path);
    if (known?.source === source) return structuredClone(known.tree);
    const tree = parse(source, file) as Node;
    parsed.set(file.path, {source, tree: structuredClone(tree)});
    return tree;
  };
}
