import {expect, it} from 'vitest';
import {noticesOf} from '../../tools/changes';

it('runs what can notice a change, and everything where nobody knows what can', () => {
  expect(noticesOf(['docs/concepts/stacks.mdx'])?.tiers).toContain('browsers');
  expect(noticesOf(['bench/README.md'])).toEqual({tiers: ['static', 'unit', 'content'], specs: ''});
  expect(noticesOf(['src/check/client.ts', 'src/ask/client.ts'])?.specs).toMatch(/^check\|.*\|search\|ask\|/);
  expect(noticesOf(['src/check/client.ts', 'src/css/base.css'])).toBeNull();
  expect(noticesOf(null)).toBeNull();
});
