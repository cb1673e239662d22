import {describe, expect, it} from 'vitest';
import {checkProse} from '../support/checks/prose';
import {maskProse} from '../support/prose-text';

describe('prose', () => {
  it('advises on long sentences and leaves them to the writer', () => {
    const {errors, advice} = checkProse([{path: 'docs/a.mdx', text: `It ${'works well '.repeat(20)}.`}]);
    expect([errors, advice.length]).toEqual([[], 1]);
  });

  it('reads the prose of data files and nothing else', () => {
    const masked = maskProse('src/data/a.yaml', "- id: github\n  text: 'please'\n  cause: Please look.");
    expect(masked.match(/\p{L}+/gu)).toEqual(['Please', 'look']);
    expect(maskProse('a.json', '{"name": "Github", "description": "Words"}').match(/\p{L}+/gu)).toEqual(['Words']);
  });
});
