import {expect, it} from 'vitest';
import {statementsOf} from '../../plugins/outputs/checked-file';
import {checkedOf} from '../../plugins/pages/checked';
import {pageOf} from '../support/written-page';
import {loadReleases} from '../../plugins/pages/data/releases';

it('statements of a page are counted by what they rest on', () => {
  const page = pageOf(
    [
      'Read in the source. {/* plan: aws file/postgres rds/instance.multiAz none */}',
      '- Of [AWS](https://docs.aws.amazon.com/a.html)',
      '| Key | Does |\n|---|---|\n| `a` | Read. |\n| `b` | Read. |',
      '```js file="express/server.js" region="proxy"\n```',
      '<Topic name="cost" />',
    ].join('\n\n'),
  );
  expect(statementsOf(page)).toEqual({generated: 1, run: 2, read: 2, vendors: 1});
});

it('a guide has the day on which it was read, and other pages that of the whole site', () => {
  const newest = loadReleases().at(-1)?.release;
  expect(checkedOf('docs/check.mdx')).toMatchObject({
    release: newest,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const all = new Map([
    ['', {date: '2026-01-02', release: '3.0.0', engine: '72bfd43', engineDate: '2026-08-22', source: 'a'}],
    ['a', {date: '2026-01-01', release: '3.0.0', engine: '72bfd43', engineDate: '2026-08-22', source: 'a'}],
  ]);
  expect(checkedOf('docs/guides/a.mdx', all).date).toBe('2026-01-01');
  expect(checkedOf('docs/concepts/a.mdx', all).date).toBe('2026-01-02');
});
