import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../plugins/pages/page';

export interface Fence {
  file: string;
  /** Line of the first line of code in the source file; 0 in generated parts. */
  line: number;
  lang: string;
  /** Words after the language: `title="compose.yaml"`, `fragment="…"`. */
  meta: Record<string, string>;
  value: string;
}

const META = /(\w+)="([^"]*)"/g;

/** All code blocks of a page, generated ones included. */
export function fencesOf(page: Pick<Page, 'file' | 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node: Code) => {
    fences.push({
      file: page.file,
      line: node.position ? node.position.start.line + 1 : 0,
      lang: node.lang ?? '',
      meta: Object.fromEntries([...(node.meta ?? '').matchAll(META)].map(([, key = '', value = '']) => [key, value])),
      value: node.value,
    });
  });
  return fences;
}

/** The first line of what a parser says, without its place: the place in the page is reported instead. */
export function firstLine(error: unknown): string {
  const [first = ''] = (error as Error).message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '');
}

/** `docs/page.mdx:12`, for messages. */
export const placeOfFence = (fence: Fence, lineInside = 1) =>
  `${fence.file}:${fence.line ? fence.line + lineInside - 1 : 'generated'}`;
