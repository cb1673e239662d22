import {describe, expect, it} from 'vitest';
import {TASKS} from '../../src/search/screen/tasks';
import {docAddresses} from '../support/doc-addresses';

describe('what readers look for most', () => {
  const known = new Set(docAddresses().map(({permalink}) => permalink));

  it.each(TASKS)('is on a page: $label', ({to}) => expect(known).toContain(to));

  it('is short enough for a phone', () => {
    expect(TASKS.length).toBeLessThanOrEqual(6);
    for (const {label} of TASKS) expect(label.length, label).toBeLessThanOrEqual(30);
  });
});
