import {describe, expect, it} from 'vitest';
import {checkMarks} from '../../plugins/pages/data/releases';
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

  it.each([
    [{since: '9.0.0'}, /no release "9\.0\.0"/],
    [{since: '3.6.0', removed: '3.1.0'}, /removed in 3\.1\.0, but there only since 3\.6\.0/],
    [{instead: 'x'}, /add "removed"/],
    [
      {
        changed: [
          {in: '3.6.0', what: 'a'},
          {in: '3.1.0', what: 'b'},
        ],
      },
      /oldest first/,
    ],
    [{since: '3.6.0', changed: [{in: '3.1.0', what: 'a'}]}, /changed before it came/],
  ])('of data make sense: %j', (marks, message) => {
    expect(checkMarks({keys: [{key: 'a'}, marks]})).toEqual({
      path: ['keys', 1],
      message: expect.stringMatching(message),
    });
  });

  it('of data may be all of them at once', () => {
    const marks = {since: '2.9.0', removed: '3.6.0', instead: 'x', changed: [{in: '3.1.0', what: 'y'}]};
    expect(checkMarks([marks])).toBeNull();
  });
});
