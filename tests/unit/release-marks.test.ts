import {describe, expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {remarkReleaseMarks} from '../../plugins/remark/remark-release-marks';
import {runRemark} from '../support/run-remark';

const read = (value: string): string => toString(runRemark(value, remarkReleaseMarks));

describe('marks of releases', () => {
  it('are words that search and agents read', () => {
    expect(read('Azure <Since release="3.6.0" /> works.')).toBe('Azure since 3.6.0 works.');
    expect(read('It went: <Removed release="2.10.0" instead="`ls`" />.')).toBe('It went: removed in 2.10.0, use ls.');
  });

  it('refuse a release that nobody made, with place and proposal', () => {
    expect(() => read('A\n<Since release="3.6.9" />.')).toThrow(
      'docs/x.mdx:2: <Since>: src/data/releases.yaml has no release "3.6.9" (did you mean 3.6.0?)',
    );
  });
});
