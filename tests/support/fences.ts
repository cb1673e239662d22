import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {fenceMeta} from '../../plugins/pages/mdast/fence-meta';
import type {Page} from '../../plugins/pages/page';
import type {ExampleSource} from '../../plugins/remark/remark-examples';

export interface Fence {
  file: string;
  /** Line of the first line of code in the source file; 0 in generated parts. */
  line: number;
  lang: string;
  /** Words after the language: `title="compose.yaml"`, `fragment="…"`. */
  meta: Record<string, string>;
  value: string;
  /** The file that it shows, if it isn't written on the page. */
  example?: ExampleSource | undefined;
}

/** All code blocks of a page, generated ones included. */
export function fencesOf(page: Pick<Page, 'file' | 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const meta = fenceMeta(node.meta);
    fences.push({
      file: page.file,
      line: node.position ? node.position.start.line + 1 : 0,
      lang: node.lang ?? '',
      // A region isn't a whole file.
      meta: meta.region ? {fragment: meta.region, ...meta} : meta,
      value: node.value,
      example: node.data?.example,
    });
  });
  return fences;
}

/** The first line of what a parser says, without its place: the place in the page is reported instead. */
export function firstLine(error: unknown): string {
  const [first = ''] = (error as Error).message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '');
}

/** `docs/page.mdx:12`, for messages; the place in the example where the block shows one. */
export const placeOfFence = ({file, line, example}: Fence, lineInside = 1) =>
  example
    ? `${example.path}:${example.lines[lineInside - 1] ?? 1}`
    : `${file}:${line ? line + lineInside - 1 : 'generated'}`;
