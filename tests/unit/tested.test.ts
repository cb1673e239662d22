import {chmodSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {testedSchema} from '../../examples/schema';
import {sentence, tested} from '../../plugins/remark/data-blocks/tested';
import {mergeTested} from '../../examples/runner/tested';
import {checkWorkflows} from '../../examples/runner/workflows';
import {folderWith} from '../support/folder-with';

afterEach(() => vi.unstubAllEnvs());

const {go, rails, agent, job, program} = testedSchema.parse({
  go: {how: 'run', ran: '2026-11-25', with: {pgx: '5.12.0', Go: '1.27.4', Postgres: '15.18'}, checks: {}},
  rails: {how: 'read', read: '2026-11-25', notRun: 'the test machine has no Ruby', with: {Rails: '8.1.1'}, checks: {}},
  agent: {how: 'run', ran: '2026-11-25', with: {Python: '3.13.0'}, checks: {}, standIn: 'model'},
  job: {how: 'run', ran: '2026-11-25', with: {Postgres: '15.18'}, checks: {copy: 'run'}, copied: true},
  program: {how: 'type-checked', checked: '2026-11-25', with: {TypeScript: '5.9.3'}, checks: {types: 'run'}},
});
if (!go || !rails || !agent || !job || !program) throw new Error('no rows');

describe('what a page says about its example', () => {
  it('is when it ran, and with what', () => {
    expect(sentence(go)).toBe(
      'These files were last built and started on November 25, 2026, using pgx 5.12.0, Go 1.27.4, and Postgres 15.18.',
    );
    expect(sentence(agent)).toContain('November 25, 2026, with a stand-in for the model, using Python 3.13.0.');
  });

  it('is why it never ran, without a date of a run', () => {
    expect(sentence(rails)).toBe(
      'Not run yet, because the test machine has no Ruby. These files were only read on November 25, 2026, against Rails 8.1.1.',
    );
  });

  it('is what was done, where nothing was started: a copy, or a reading by the compiler', () => {
    expect(sentence(job)).toBe(
      'This job last ran on November 25, 2026. It copied one database into another, using Postgres 15.18.',
    );
    expect(sentence(program)).toBe(
      "This program was last type-checked on November 25, 2026, against TypeScript 5.9.3. It wasn't run, because that needs a cloud account.",
    );
  });

  it('comes from the table, and refuses an example without a row', () => {
    expect(toString(tested('express')[0])).toMatch(/^These files were last built and started on /);
    expect(() => tested('expres')).toThrow(/has no row "expres" \(it has .*express/);
  });
});

describe('the table of what ran', () => {
  it('takes new rows, keeps those of examples that were not chosen, and drops those that are gone', () => {
    const later = {...go, ran: '2026-12-01'};
    expect(mergeTested({go, rails, old: go}, new Map([['go', later]]), ['go', 'rails'])).toEqual({go: later, rails});
  });

  it('keeps the row of a run where the example can only be read', () => {
    expect(mergeTested({go}, new Map([['go', rails]]), ['go'])).toEqual({go});
    expect(mergeTested({go: rails}, new Map([['go', go]]), ['go'])).toEqual({go});
  });

  it.each([
    ['a date of a run that never was', {how: 'read', ran: '2026-11-25', notRun: 'no', with: {}, checks: {}}],
    ['no date', {how: 'run', with: {}, checks: {}}],
    ['no real date', {how: 'run', ran: '2026-13-01', with: {}, checks: {}}],
    ['no reason', {how: 'read', read: '2026-11-25', with: {}, checks: {}}],
  ])('refuses a row with %s', (_, row) => {
    expect(testedSchema.safeParse({a: row}).success).toBe(false);
  });
});

it('reports what actionlint finds at its place on the page', async () => {
  const folder = folderWith({
    go: '#!/bin/sh\ncase "$*" in *" 0.yaml"*) echo "0.yaml:3:5: unknown key [syntax-check]"; exit 1 ;; esac\n',
  });
  chmodSync(`${folder}/go`, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const said: string[] = [];
  const problems = await checkWorkflows((line) => said.push(line), [{file: 'docs/a.mdx', line: 7, text: 'on: push\n'}]);
  expect(problems).toEqual(['docs/a.mdx:9: unknown key [syntax-check]']);
  expect(said).toEqual([expect.stringMatching(/^workflows: 1 of pages and \d+ of this repository, 1 problem$/)]);
});
