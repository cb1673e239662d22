import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {HARMS} from 'compose-check/data/severities';
import {GAPS} from 'compose-check/judge/gaps/all-gaps';
import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import type {CheckInput, CheckResult, ProviderId} from 'compose-check/types';
import {readYamlFile, rules} from './support/rules';

interface GapCase {
  gap: string;
  provider?: ProviderId | undefined;
  finds: object;
  quiet: object;
  rest?: object;
  /** Texts of files next to the Compose file, by name. */
  files?: Record<string, string>;
  /** Where it isn't the gap's own. */
  certainty?: 'likely' | 'certain';
  /** What only the reader knows, so that the adapted file still has the gap. */
  open?: string;
}

const {gaps} = rules.gaps;
const cases = readYamlFile('tests/fixtures/verdicts/gaps.yaml') as GapCase[];

const inputOf = (services: object, {rest, provider = 'aws', files = {}}: Partial<GapCase>): CheckInput => ({
  files: [
    {name: 'compose.yaml', text: stringify({services, ...rest})},
    ...Object.entries(files).map(([name, text]) => ({name, text})),
  ],
  provider,
});

const judge = (services: object, one: Partial<GapCase>): CheckResult => checkCompose(inputOf(services, one), rules);

const found = ({findings}: CheckResult, gap: string) => findings.filter(({rule}) => rule === `gap:${gap}`);

const PLACEHOLDER = /\b(?:SERVICE|SUBJECT|OTHER|NAME|PORT|IMAGE|SOURCE|TARGET|CHANGE)\b/;

describe('gaps', () => {
  it('have one condition each', () => expect(Object.keys(GAPS).sort()).toEqual(gaps.map(({id}) => id).sort()));

  it('have cases each', () =>
    expect([...new Set(cases.map(({gap}) => gap))].sort()).toEqual(gaps.map(({id}) => id).sort()));

  it.each(cases)('are found: $gap in $finds', ({gap, finds, ...one}) => {
    const result = judge(finds, one);
    const [first] = found(result, gap);
    const own = gaps.find(({id}) => id === gap)!;
    const certainty = one.certainty ?? own.providers?.[one.provider ?? 'aws']?.certainty ?? own.certainty;
    const {harm} = own;
    const severity = {certain: 'wont-work', likely: 'may-not-work', depends: 'may-not-work', known: 'limited'};
    expect(first).toMatchObject({severity: harm ?? severity[certainty], link: expect.stringMatching(/^\/docs\//)});
    expect(`${first?.text} ${first?.remedy} ${first?.headline} ${first?.condition}`).not.toMatch(PLACEHOLDER);
    expect(first?.condition !== undefined, 'a condition where it may not work').toBe(
      first?.severity === 'may-not-work',
    );
    if (first?.condition) expect(result.verdict).not.toBe('yes');
    if ((harm && harm !== 'costs') || certainty === 'certain') expect(HARMS).toContain(result.verdict);
  });

  it.each(cases)('stay quiet: $gap in $quiet', ({gap, quiet, ...one}) =>
    expect(found(judge(quiet, one), gap).map(({text}) => text)).toEqual([]),
  );

  it.each(cases)('are closed in the adapted file, or still said: $gap in $finds', ({gap, finds, ...one}) => {
    const input = inputOf(finds, one);
    const adapted = adapt(input, rules);
    const left = found(adapted?.result ?? checkCompose(input, rules), gap);
    const advice =
      'Give the gap edits, add a change in packages/compose-check/src/adapt/, or say in the case why it stays open.';
    if (one.open) expect(left).not.toEqual([]);
    else
      expect(
        left.map(({text}) => text),
        `${advice} Adapted:\n${adapted?.files[0]?.text}`,
      ).toEqual([]);
  });
});
