import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {testedSchema} from '../../examples/schema';
import {sentence, tested} from '../../plugins/remark/data-blocks/tested';

const {go, rails, agent, job, program} = testedSchema.parse({
  go: {how: 'run', ran: '2026-11-25', with: {pgx: '5.12.0', Go: '1.27.4', Postgres: '15.18'}},
  rails: {how: 'read', read: '2026-11-25', notRun: 'the test machine has no Ruby', with: {Rails: '8.1.1'}},
  agent: {how: 'run', ran: '2026-11-25', with: {Python: '3.13.0'}, standIn: 'model'},
  job: {how: 'run', ran: '2026-11-25', with: {Postgres: '15.18'}, copied: true},
  program: {how: 'type-checked', checked: '2026-11-25', with: {TypeScript: '5.9.3'}},
});
if (!go || !rails || !agent || !job || !program) throw new Error('no rows');

describe('what a page says about its example', () => {
  it('is when it ran, and with what', () => {
    expect(sentence(go)).toBe(
      'These files were last built and started on November 25, 2026, on a test machine with pgx 5.12.0, Go 1.27.4, and Postgres 15.18.',
    );
    expect(sentence(agent)).toContain(
      'November 25, 2026, with a stand-in for the model, on a test machine with Python 3.13.0.',
    );
  });

  it('is why it never ran, without a date of a run', () => {
    expect(sentence(rails)).toBe(
      'Not run yet, because the test machine has no Ruby. These files were only read on November 25, 2026, against Rails 8.1.1.',
    );
  });

  it('comes from the table, and refuses an example without a row', () => {
    expect(toString(tested('express')[0])).toMatch(/^These files were last built and started on /);
    expect(() => tested('expres')).toThrow(/has no row "expres" \(it has .*express/);
  });
});
