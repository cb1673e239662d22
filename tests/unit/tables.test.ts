import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkTables} from '../../plugins/remark/remark-tables';

function run(value: string) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  return JSON.stringify(processor.runSync(processor.parse(value)));
}

describe('tables', () => {
  it('of three columns and more become records: every cell carries the name of its column', () => {
    const tree = run('|  | `AWS` | GCP |\n|---|---|---|\n| Build | S3 | Storage |');
    expect(tree).toContain('"className":["records"]');
    expect(tree.match(/"data-label":"[^"]*"/g)).toEqual(['"data-label":"AWS"', '"data-label":"GCP"']);
  });

  it('of two columns stay as they are', () => {
    expect(run('| You want | Use |\n|---|---|\n| A price | `estimate` |')).not.toContain('hProperties');
  });
});
