import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type PluggableList, unified} from 'unified';
import {VFile} from 'vfile';

/** The tree of docs/x.mdx after these plugins. */
export function runRemark(value: string, ...plugins: PluggableList): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use({plugins});
  const file = new VFile({path: 'docs/x.mdx', value});
  return processor.runSync(processor.parse(file), file) as Root;
}
