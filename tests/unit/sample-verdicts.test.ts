import {expect, it} from 'vitest';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {differences, verdictsOf} from '../../tools/samples/sample-verdicts';

const SAMPLE = 'services:\n  web:\n    image: shop-web\n    build: .\n    ports: ["80:80"]\n';

const now = {shop: verdictsOf(SAMPLE, loadCheckRules())};

it('records verdicts and gaps of a sample, and none of its text', () => {
  expect(now.shop).toMatchObject({verdicts: {aws: 'wont-work'}, hash: expect.stringMatching(/^[0-9a-f]{12}$/)});
  expect(now.shop.gaps).toEqual([expect.stringMatching(/^gap:local-image web \(.*aws.*\)$/)]);
});

it('names the sample that the check judges differently than before', () => {
  expect(differences(now, now)).toEqual({wrong: [], changed: []});
  const before = {...now.shop, verdicts: {...now.shop.verdicts, aws: 'yes' as const}};
  expect(differences({shop: before}, now).wrong).toEqual([expect.stringContaining('shop: ')]);
  expect(differences({shop: {...before, hash: 'other'}}, now)).toEqual({wrong: [], changed: ['shop']});
  expect(differences({...now, gone: before}, now)).toEqual({wrong: [], changed: ['gone']});
});
