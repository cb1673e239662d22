import type {Node} from 'unist';

/** What a figure says in words; kept on its node for the Markdown export and the search index. */
export interface DiagramText {
  title: string;
  alt: string;
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    diagram?: DiagramText;
  }
}

export function diagramText(node: Node): DiagramText | undefined {
  return (node.data as {diagram?: DiagramText} | undefined)?.diagram;
}
