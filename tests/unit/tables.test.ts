import {describe, expect, it} from 'vitest';
import {remarkTables} from '../../plugins/remark/remark-tables';
import {runRemark} from '../support/run-remark';

const run = (value: string) => JSON.stringify(runRemark(value, remarkTables));

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
